/** Which addresses a link of a PDF may have. It opens only when somebody clicks it. */

/**
 * A site or e-mail address, with or without scheme as bills print them, a number or chat to call or write to,
 * a place on a map or in the file itself, an app of a store, or what programs for mail make of their pages.
 */
const WEB_TARGET =
  /^(?:https?:\/\/|mailto:|tel:|callto:|fax:|sips?:|sms:|mms:|whatsapp:|tg:|viber:|skype:|facetime:|geo:|maps:|market:|itms-apps:|x-apple-data-detectors:|applewebdata:|cid:|#|[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:[/?#]|$)|[a-z0-9._%+-]+@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+$)[^\\]*$/i;
const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** What stands in pages for a link that a script follows. Nothing after it. */
const NOTHING = /^(?:about:blank|javascript:\s*(?:void\s*(?:0|\(\s*0?\s*\)))?\s*;?)$/i;
/** What programs make of a relative link: a path of the machine that wrote the PDF. */
const LOCAL = /^file:/i;
/** Where a link without scheme and site would lead, if anybody followed it. */
const BESIDE = 'file:///a/b/';
/** Pages, pictures, papers and folders. Any other suffix may be that of a program. */
const PAGE = /(?:\/|\/[^/.]+|\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|odt|txt|jpe?g|png))$/i;
/**
 * Without a scheme, the name of a program beside the file looks like a host. Suffixes that are also top-level
 * domains are not listed.
 */
const PROGRAM =
  /\.(?:exe|bat|cmd|scr|pif|cpl|dll|ms[ip]|msc|hta|jse?|vb[es]?|ws[fh]|ps1|jar|jnlp|lnk|reg|inf|scf|url|chm|gadget|dmg|pkg|apk|command|appref-ms|application|iso|vhdx?)\.*(?:[/?#]|$)/i;
/** Some mail programs would attach a file of the reader's machine. */
const MAIL_WITH_FILE = /^mailto:.*[?&;]\s*attach/is;

const unescapePercent = (text) =>
  text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** Whether the address is a page of this machine: at another one, Windows would sign in. */
const isLocalPage = (target) => {
  if (!URL.canParse(target, BESIDE)) return false;
  const { host, pathname } = new URL(target, BESIDE);
  const path = unescapePercent(pathname);
  return host === '' && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && PAGE.test(path);
};

export const isLinkTarget = (text) => {
  // Browsers leave these out as well.
  const target = text.trim().replace(/[\t\n\r]/g, '');
  const unescaped = unescapePercent(target);
  if (/\p{Cc}/u.test(target)) return false;
  if (target === '' || NOTHING.test(target)) return true;
  if (LOCAL.test(target)) return isLocalPage(target);
  if (!WEB_TARGET.test(target)) return !WITH_SCHEME.test(target) && isLocalPage(target);
  if (MAIL_WITH_FILE.test(unescaped)) return false;
  return WITH_SCHEME.test(target) || target.startsWith('#') || !PROGRAM.test(unescaped);
};
