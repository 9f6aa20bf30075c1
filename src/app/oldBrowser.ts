/**
 * Says on the page itself that the browser is too old, before a word is typed. It is in the page before
 * all other scripts (scripts/build/inline-scripts.ts), compiled to ES5, and needs none of them: where it
 * finds a browser below the declared ones (docs/browsers.md), it lets no other script run.
 */
(() => {
  // By MDN's data the pair came with Safari 16.4, Chrome 108, Firefox 113 and Samsung Internet 21. No privacy
  // mode takes either away.
  const hasAll =
    'CompressionStream' in window && window.CSS && CSS.supports && CSS.supports('height', '1dvh');
  if (hasAll) return;
  document.documentElement.setAttribute('data-shell', 'old');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.getElementsByTagName('head')[0]?.appendChild(policy);

  document.addEventListener('DOMContentLoaded', () => {
    const page = document.getElementById('boot-old');
    const heading = page?.getElementsByTagName('h1')[0];
    const address = page?.getElementsByTagName('textarea')[0];
    const copy = page?.getElementsByTagName('button')[0];
    if (!page || !heading || !address || !copy) return;
    page.hidden = false;
    document.title = `${heading.textContent} | ${document.title}`;
    heading.focus();
    address.value = window.location.href;
    copy.onclick = () => {
      address.focus();
      // iOS selects nothing by `select`.
      address.setSelectionRange(0, address.value.length);
      if (document.execCommand('copy')) copy.textContent = copy.getAttribute('data-done');
    };
  });
})();
