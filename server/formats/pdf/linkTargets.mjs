/**
 * Which addresses of a PDF's links would do harm. A link opens only when somebody clicks it, so all are
 * harmless but those that run something, sign in at another machine or hand over a file of this one.
 */

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** The rest is an address of its own. */
const AROUND = /^(?:view-source|feed|blob|filesystem|url):/i;
const SCRIPT = /^(?:(?:java|vb|live)script|mocha):/i;
/** Placeholder targets of links that a script follows. Nothing may come after. */
const NOTHING = /^javascript:\s*(?:void\s*(?:0|\(\s*0?\s*\)))?\s*;?$/i;
/** Sites, wherever they lead: browsers ask before they run what they load. */
const SITE = /^https?:/i;
/** Programs of systems and for work that take orders from such an address, or install what it names. */
const HANDLER =
  /^(?:ms-[a-z0-9.+-]*|search(?:-ms)?|shell|res|mk|its|hcp|mhtml|jar|jnlps?|javaws|intent|android-app|itms-services|applescript|x-man-page|x-apple\.systempreferences|onenote-cmd|vscode(?:-insiders)?|cursor|git|steam|calculator|cmd|powershell|telnet|rlogin|tn3270|ssh|rdp|vnc):/i;
/** The machine of the reader would sign in there. */
const MACHINE = /^(?:smb|cifs|nfs|afp|davs?|webdavs?|ldaps?|sftp|scp|svn\+ssh):|^[\\/]{2}/i;
/** Text and pictures within the address. Whatever else it holds may be a page with scripts, or a program. */
const SHOWN_DATA = /^data:(?:text\/plain|image\/(?!svg)[a-z0-9.+-]+)?[;,]/i;
/** A relative link, which programs resolve to a path of the machine that wrote the PDF. */
const LOCAL = /^(?:file:|[a-z]:|\.{0,2}[\\/])/i;
/** With the site: what follows is the path. */
const FTP = /^ftps?:\/\/[^/]*/i;
const DRIVE = /^[a-z]:/i;
/** Where a link without scheme and site would lead, if anybody followed it. */
const BESIDE = 'file:///a/b/';
/**
 * Files that run when they are opened. Without a scheme, the name of a program beside the file looks like a
 * host: suffixes that are also top-level domains are not listed.
 */
const PROGRAM =
  /\.(?:exe|bat|cmd|scr|pif|cpl|dll|ocx|sys|ms[ipt]|msc|msu|msix(?:bundle)?|appx(?:bundle)?|appinstaller|hta|jse?|vb[es]?|ws[cfh]|sct|ps[12]|ps1xml|psc1|psm1|jar|jnlp|lnk|reg|inf|ins|isp|scf|url|library-ms|search-ms|settingcontent-ms|diagcab|theme(?:pack)?|chm|hlp|gadget|dmg|m?pkg|apk|aab|ipa|command|terminal|workflow|webloc|inetloc|fileloc|scptd?|appref-ms|application|xbap|iso|img|vhdx?|bash|csh|ksh|zsh|bin|out|elf|deb|rpm|appimage|flatpakref|desktop|py[cwz]|ahk|au3|iqy|slk|xll|ad[ep]|mde|accde|do[ct]m|xl[ast]m|p[po]tm)\.*(?![\w.-])/i;
/** The others, for what can be no site. */
const PROGRAM_OR_SITE = /\.(?:com|sh|py|pl|run|app|website)[\s.]*$/i;
/** Sites and mailboxes without a scheme, which programs write as files beside the page. */
const SITE_AS_FILE = /^www\.|@/i;
/** Some mail programs would attach a file of the reader's machine. */
const MAIL_WITH_FILE = /^(?:mailto:.*[?&;]|[^:/?#]*@[^:/?#]*\?(?:.*[&;])?)\s*attach/is;

const unescapePercent = (text) =>
  text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));

const isProgram = (path) => {
  const name = path.replace(/\/$/, '').split('/').at(-1);
  return PROGRAM.test(path) || (PROGRAM_OR_SITE.test(name) && !SITE_AS_FILE.test(name));
};

/** Undefined where the path leads to another machine, at which Windows would sign in. */
const localPath = (target) => {
  if (!URL.canParse(target, BESIDE)) return undefined;
  const { host, pathname } = new URL(target, BESIDE);
  const path = unescapePercent(pathname);
  return host === '' && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
};

const isHarmfulPath = (target) => {
  if (FTP.test(target)) return isProgram(unescapePercent(target).replace(FTP, ''));
  const isLocal = LOCAL.test(target);
  const path = !isLocal && SCHEME.test(target) ? target : localPath(target.replace(DRIVE, 'file:///$&'));
  if (path === undefined) return true;
  return isLocal ? isProgram(path) : PROGRAM.test(unescapePercent(target));
};

/** 'script', 'link' for other harm; undefined for none. */
export const linkHarm = (text) => {
  // Browsers leave these out as well.
  const target = text.trim().replace(/[\t\n\r]/g, '');
  if (AROUND.test(target)) return linkHarm(target.replace(AROUND, ''));
  if (NOTHING.test(target)) return undefined;
  if (SCRIPT.test(target)) return 'script';
  if (/\p{Cc}/u.test(target) || MAIL_WITH_FILE.test(unescapePercent(target))) return 'link';
  if (HANDLER.test(target) || MACHINE.test(target)) return 'link';
  if (/^data:/i.test(target)) return SHOWN_DATA.test(target) ? undefined : 'link';
  if (SITE.test(target) || /^mailto:/i.test(target)) return undefined;
  return isHarmfulPath(target) ? 'link' : undefined;
};
