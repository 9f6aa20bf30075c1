"""OpenStack Swift with its S3 interface on one machine: serve.py FOLDER PORT. Ends with its standard input."""

import os
import signal
import sys

from swift.common import utils

folder, port = sys.argv[1], int(sys.argv[2])
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")

from swift.common.ring import RingBuilder  # noqa: E402  (reads the file named above)
from swift.common.wsgi import run_wsgi  # noqa: E402

STORES = ("account", "container", "object")
PROXY_FILTERS = ("catch_errors", "cache", "listing_formats", "bulk", "s3api", "tempauth", "copy", "slo")


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def common(at):
    user = os.popen("id -un").read().strip()
    return f"[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = {at}\nbind_timeout = 3\nworkers = 0\nuser = {user}\nswift_dir = {folder}\n"


def configure():
    write(
        "swift.conf",
        "[swift-hash]\nswift_hash_path_suffix = s\nswift_hash_path_prefix = p\n"
        "[storage-policy:0]\nname = one\ndefault = yes\n",
    )
    os.makedirs(os.path.join(folder, "devices", "d1"))
    for number, store in enumerate(STORES, 1):
        ring = RingBuilder(4, 1, 0)
        ring.add_dev(
            {"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port + number, "device": "d1"}
        )
        ring.rebalance()
        ring.get_ring().save(os.path.join(folder, f"{store}.ring.gz"))
        write(
            f"{store}.conf",
            f"{common(port + number)}devices = {folder}/devices\nmount_check = false\n"
            f"[pipeline:main]\npipeline = {store}-server\n[app:{store}-server]\nuse = egg:swift#{store}\n",
        )
    own = {"cache": "memcache"}
    settings = {"s3api": "location = eu-south-1\n", "tempauth": "user_test_tester = testing .admin\n"}
    filters = "".join(
        f"[filter:{name}]\nuse = egg:swift#{own.get(name, name)}\n{settings.get(name, '')}" for name in PROXY_FILTERS
    )
    write(
        "proxy.conf",
        f"{common(port)}[pipeline:main]\npipeline = {' '.join(PROXY_FILTERS)} proxy-server\n"
        "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nallow_account_management = true\n"
        f"{filters}",
    )


def stop():
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass


configure()
children = []
for name in (*STORES, "proxy"):
    child = os.fork()
    if child == 0:
        os.close(0)
        sys.argv = [f"swift-{name}-server"]
        sys.exit(run_wsgi(os.path.join(folder, f"{name}.conf"), f"{name}-server", default_port=port))
    children.append(child)
# One that could not have its port, say: what starts this tries others.
signal.signal(signal.SIGTERM, lambda *_: sys.exit())
signal.signal(signal.SIGCHLD, lambda *_: sys.exit("A server of Swift ended"))
try:
    sys.stdin.read()
finally:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    stop()
