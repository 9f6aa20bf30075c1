/** jsdom has `<dialog>` without its methods. */
const order = new WeakMap<HTMLDialogElement, number>();
let count = 0;

const modals = (): readonly HTMLDialogElement[] =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((one) => order.has(one));

export const topModal = (): HTMLDialogElement | undefined =>
  [...modals()].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).at(-1);

export const addDialogMethods = (): void => {
  const prototype = HTMLDialogElement.prototype;
  prototype.show = function () {
    this.setAttribute('open', '');
  };
  prototype.showModal = function () {
    if (this.hasAttribute('open') || !this.isConnected) throw new DOMException('', 'InvalidStateError');
    this.setAttribute('open', '');
    order.set(this, (count += 1));
  };
  prototype.close = function () {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    order.delete(this);
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
};
