export interface Parts {
  readonly catalog?: string;
  readonly page?: string;
  /** The objects 6, 7, … */
  readonly objects: readonly string[];
}

const held = (catalog: string, ...objects: readonly string[]): Parts => ({ catalog, objects });
const opened = (action: string): Parts => held('/OpenAction 6 0 R', action);
const annotated = (annotation: string, ...objects: readonly string[]): Parts => ({
  page: '/Annots[6 0 R]',
  objects: [`<</Type/Annot/Rect[0 0 9 9]${annotation}>>`, ...objects],
});
const widget = (entries: string): Parts => ({
  catalog: '/AcroForm<</SigFlags 3/Fields[6 0 R]>>',
  page: '/Annots[6 0 R]',
  objects: [`<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/P 3 0 R${entries}>>`],
});
const clicked = (action: string): Parts => annotated('/Subtype/Link/A 7 0 R', action);
const linked = (target: string): Parts => clicked(`<</Type/Action/S/URI/URI(${target})>>`);
const presented = (...nodes: readonly string[]): Parts => ({ page: '/PresSteps 6 0 R', objects: nodes });
const printed = (entries: string): Parts => ({
  page: '/PieceInfo 6 0 R',
  objects: [`<</Image<</OPI<</1.3 7 0 R>>>>>>`, `<</Type/OPI/Version 1.3${entries}>>`],
});
const SITE = '<</Type/Action/S/URI/URI(https://example.com)>>';
const SCRIPT = '<</Type/Action/S/JavaScript/JS(app.alert)>>';
const FILE = '<</Type/Filespec/F(a.exe)/UF(a.exe)/EF<</F 7 0 R>>>>';
const NO_DATA = '/Length 0>>\nstream\n\nendstream';
const EMPTY = `<<${NO_DATA}`;
const FORM = '<</Length 7>>\nstream\n<xdp/> \nendstream';
const CONTENT = '<</Type/EmbeddedFile/Length 2>>\nstream\nMZ\nendstream';

const escaped = (address: string): string => address.replace(/[\\()]/g, '\\$&');
/** What programs made of addresses, and apps that nobody has. */
const FOLLOWED_BY_NOBODY: readonly string[] = [
  'file:///D:/PROG/STAMPE/doc.rtf',
  'file:///C:/x/logo.gif',
  'file:///C:/x/pagina.xhtml',
  'file:///Z:/condivisa/cond.xml',
  'file:///tmp/www.enel.com',
  'file:///tmp/info@enel.com',
  'file:///C:/x/nuova.cartella/foglio.ods',
  'C:\\bollette\\a.html',
  './index.cfm',
  './pagina.cgi?id=3',
  'PEC: abc@pec.it',
  'e-mail: info@enel.it',
  'www.enel.it - info@enel.it',
  'Tel. 800 900 800',
  'tutto il giorno (9-18)',
  'http:enel.it',
  'http:/enel.it',
  'http//enel.it',
  'http:\\\\www.enel.it',
  'htps://enel.it',
  'localhost:8080/fattura',
  'knx.enel:8080/x',
  'urn:uuid:1',
  'doi:10.1000/1',
  'webcal://x',
  'blob:https://web.it/123',
  'io.italia.app://x',
  'ftp://ftp.enel.it/bolletta.pdf',
  'data:text/plain,x',
  'zoommtg://zoom.us',
];

export const activeParts: Readonly<Record<string, Parts>> = {
  launch: opened('<</Type/Action/S/Launch/F(calc.exe)>>'),
  script: opened(SCRIPT),
  'script of an annotation': clicked(SCRIPT),
  'script of a trigger': annotated('/Subtype/Widget/FT/Tx/AA<</E 7 0 R>>', SCRIPT),
  'script of a page': { page: '/AA<</O 6 0 R>>', objects: [SCRIPT] },
  'script by name': held('/Names<</JavaScript<</Names[(uno) 6 0 R]>>>>', SCRIPT),
  'script of a field': held('/AcroForm<</Fields[6 0 R]>>', '<</FT/Tx/T(uno)/AA<</K 7 0 R>>>>', SCRIPT),
  'script of a rendition': opened('<</Type/Action/S/Rendition/OP 0/JS(app.alert)>>'),
  'form to send': clicked('<</Type/Action/S/SubmitForm/F(https://example.com)>>'),
  'data to import': clicked('<</Type/Action/S/ImportData/F(a.fdf)>>'),
  'file in the network': opened('<</Type/Action/S/GoToR/F(\\\\\\\\host\\\\a.pdf)/D[0/Fit]>>'),
  'embedded target': clicked('<</Type/Action/S/GoToE/D[0/Fit]/T<</R/C/N(a.pdf)>>>>'),
  'site when opened': opened(SITE),
  'site when a page is opened': { page: '/AA<</O 6 0 R>>', objects: [SITE] },
  'link to a file of another machine': linked('file://host/a'),
  'link to a file of another machine, escaped': linked('file:///%2F%2Fhost/a'),
  'link to another machine, by a dot': linked('file:///.//host/a'),
  'link to another machine, by two dots': linked('file:///a/..//host/a'),
  'link to another machine, by a tab': linked('file:///\t/host/a'),
  'link to another machine, by an escaped dot': linked('file:///%2e//host/a'),
  'link to a program of this machine, a .com': linked('file:///C:/Windows/format.com'),
  'link to a program of this machine, after a line break': linked('file:///C:/x.e\nxe'),
  'link to a program of this machine, before a blank': linked('file:///C:/x.exe%20'),
  'link to a program of this machine, with a zero': linked('file:///C:/x.exe%00.pdf'),
  'link to write with a file, after a tab': linked('mailto:info@example.it?at\ttach=/etc/passwd'),
  'link to a program of this machine': linked('file:///C:/Windows/calc.exe'),
  'link to a program of this machine, escaped': linked('file:///usr/bin/calc%2Ecommand'),
  'link into the network': linked('\\\\\\\\host\\\\a'),
  'script of a link': linked('javascript:history.back\\(\\)'),
  'script of a link within another': linked('view-source:JavaScript:alert'),
  'script of a link in another language': linked('vbscript:x'),
  'script of a link behind one that does nothing': linked('javascript:void\\(0\\);alert'),
  'link to a program beside it': linked('./calc.exe'),
  'link to a program above it, escaped': linked('../calc%2Eexe'),
  'link to another machine without a scheme': linked('//host/a'),
  'link to another machine, by a path that leads there': linked('/.//host/a'),
  'link to a program that runs with an order': linked('calc.exe /c dir'),
  'link to a program behind words': linked('PEC: calc.exe'),
  'link to a program on another machine': linked('ftp://ftp.example.it/format.com'),
  'link to an installer on another machine': linked('ftp://ftp.example.it/a.msi'),
  'link to a program of a drive': linked('C:\\\\x\\\\a.scr'),
  'link to a document with macros': linked('file:///C:/x/fattura.docm'),
  'link to a program of a folder': linked('file:///Applications/Calc.app/'),
  'link to a share': linked('file://server/share/x.html'),
  'link to a share by its scheme': linked('smb://server/share'),
  'link to a share with blanks': linked('\\\\\\\\server\\\\una cartella'),
  'link to another machine, by text': linked('a/../../..//host/x y'),
  'link to an installer of an app': linked('itms-services://?action=download'),
  'link to a search of the system': linked('search-ms:query=a'),
  'link to papers of the office': linked('ms-word:ofe|u|https://example.com/a.docx'),
  'link to a page within it': linked('data:text/html,<script>a</script>'),
  'link to a file within another': linked('view-source:file://host/a'),
  'link to a tool of the system': linked('ms-msdt:/id'),
  'one action after the other': opened('<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://example.com)>>>>'),
  'menu command': opened('<</Type/Action/S/Named/N/Print>>'),
  'layers to switch': clicked('<</Type/Action/S/SetOCGState/State[/Toggle]>>'),
  attachment: held('/Names<</EmbeddedFiles<</Names[(a) 6 0 R]>>>>', FILE, CONTENT),
  'attached annotation': annotated(
    '/Subtype/FileAttachment/FS 8 0 R',
    CONTENT,
    FILE.replace('(a.exe)/EF', '(b.exe)/EF'),
  ),
  'associated file': held('/AF[6 0 R]', FILE, CONTENT),
  'form in XML': held('/AcroForm<</XFA 6 0 R/Fields[]>>', FORM),
  'form in XML, of parts': held('/AcroForm<</XFA[(datasets) 7 0 R(template) 6 0 R]>>', FORM, EMPTY),
  'form in XML, longer than it says': held('/AcroForm<</XFA 6 0 R>>', FORM.replace('Length 7', 'Length 0')),
  'form in XML, behind an end': held(
    '/AcroForm<</XFA 6 0 R>>',
    '<</Length 25>>\nstream\n\nendstream\n<xdp/>\nendstream',
  ),
  portfolio: held(
    '/Collection 6 0 R/Names<</EmbeddedFiles<</Names[(a) 8 0 R]>>>>',
    '<</View/T>>',
    CONTENT,
    FILE,
  ),
  'program that shows a portfolio': held('/Collection 6 0 R', '<</View/C/Navigator<</SWF(a.swf)>>>>'),
  'attachment behind others that are nothing': held(
    '/Names<</EmbeddedFiles<</Names[(a) null(b)<<>>]/Kids[6 0 R]>>>>',
    '<</Names[(c) 99 0 R(d)<</UF(a.txt)/EF<</UF 7 0 R>>>>]>>',
    CONTENT.replace('/Type/EmbeddedFile', ''),
  ),
  'attachment without bytes': held('/PieceInfo<</A<</EF<</F 6 0 R>>>>>>', EMPTY),
  'script of a field on a page': {
    catalog: '/AcroForm<</Fields[6 0 R]>>',
    page: '/Annots[6 0 R]',
    objects: ['<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/P 3 0 R/FT/Sig/T(firma)/AA<</U 7 0 R>>>>', SCRIPT],
  },
  'script in a stream': held('/OpenAction<</S/JavaScript/JS 6 0 R>>', FORM),
  'one action after a script that is nothing': opened('<</S/JavaScript/JS()/Next<</S/Named/N/NextPage>>>>'),
  'rich media': annotated('/Subtype/RichMedia/RichMediaContent 7 0 R', '<</Assets<<>>>>'),
  screen: annotated('/Subtype/Screen'),
  movie: annotated('/Subtype/Movie/Movie<</F(a.avi)>>'),
  sound: annotated('/Subtype/Sound/Sound 7 0 R', `<</Type/Sound/R 8000${NO_DATA}`),
  model: annotated('/Subtype/3D/3DD 7 0 R', `<</Type/3D/Subtype/U3D${NO_DATA}`),
  'data elsewhere': held('/Metadata 6 0 R', `<</F(\\\\\\\\host\\\\a)${NO_DATA}`),
  'program of one system': clicked('<</S/GoTo/D[3 0 R/Fit]/Win<</F(calc.exe)>>>>'),
  'program of another system': clicked('<</S/GoTo/D[3 0 R/Fit]/Unix(calc)>>'),
  'program of a third system': clicked('<</S/GoTo/D[3 0 R/Fit]/Mac(calc)>>'),
  'link to a program': linked('calc.exe'),
  'link to a program beside the file': linked('./Calc.HTA'),
  'link to a program in a folder': linked('www.example.it/a.lnk?b=c'),
  'link to a program, escaped': linked('www.example.it/calc%2Eexe'),
  'link to write with a file': linked('mailto:info@example.it?subject=a&attach=/etc/passwd'),
  'link to write with a file, escaped': linked('mailto:info@example.it?%41ttachment=/etc/passwd'),
  'link to write with a file, as printed': linked('info@example.it?attach=/etc/passwd'),
  'site when a presentation goes on': presented('<</Type/NavNode/NA 7 0 R>>', SITE),
  'menu command when a presentation goes on': presented('<</Type/NavNode/NA<</S/Named/N/NextPage>>>>'),
  'site when a presentation goes back': presented(
    '<</Type/NavNode/Subtype/Link/Next 7 0 R>>',
    '<</Type/NavNode/Subtype/Link/Prev 6 0 R/PA 8 0 R>>',
    SITE,
  ),
  'captured site': held('/SpiderInfo 6 0 R', '<</V 1.0/C[]>>'),
  'picture in a file': printed('/F(a.tif)'),
  'base of links': held('/URI<</Base(smb://host/)>>', 'null'),
};

const LINKS = /^(?:link |base of links)/;
const SCRIPTS = /^script/;
const FORMS = /^(?:form |data to import)/;
const ATTACHMENTS = /^(?:attach|associated|portfolio)/;

export const faultOf = (name: string): 'script' | 'attachment' | 'form' | 'link' | 'other' => {
  if (SCRIPTS.test(name)) return 'script';
  if (FORMS.test(name)) return 'form';
  if (ATTACHMENTS.test(name)) return 'attachment';
  return LINKS.test(name) ? 'link' : 'other';
};

export const harmlessParts: Readonly<Record<string, Parts>> = {
  nothing: { objects: ['null'] },
  'page when opened': opened('<</Type/Action/S/GoTo/D[3 0 R/Fit]>>'),
  'link to a site': linked('https://example.com/JavaScript?a=1'),
  'link as printed': linked('www.example.com'),
  'link to write to': linked('mailto:info@example.com'),
  'link to a site as printed': linked('www.example.it/bollette?mese=5#pag2'),
  'link to a site that ends like a program': linked('command.example.com'),
  'link within the file': linked('#pag2'),
  'link without an address': linked(''),
  'link without a site': linked('http:///www.example.it'),
  'link to a file of the machine that wrote it': linked('file:///home/mario/bolletta#pag2'),
  'link to a message': linked('sms:+39333'),
  'link to a chat': linked('whatsapp://send?phone=39333'),
  'link to another chat': linked('tg://resolve?domain=esempio'),
  'link to call by a program': linked('callto:800900860'),
  'link to a number as printed': linked('800 900 860'),
  'link to a place': linked('geo:45.46,9.19'),
  'link to a page beside it': linked('./contatti.html'),
  'link to a page above it': linked('../contatti'),
  'link from the root of a site': linked('/contatti?lingua=it'),
  'link of a query alone': linked('?pagina=2'),
  'link that does nothing': linked('javascript:void\\(0\\);'),
  'link that a mail program made': linked('x-apple-data-detectors://3'),
  'link to nothing': linked('about:blank'),
  'link that a template left open': linked('{{indirizzo}}'),
  'link to a site with an accent': linked('www.citt\\340.example.it/x'),
  'link to a file of the machine that wrote it, with an accent': linked('file:///C:/App%C3%A0/bolletta.php'),
  ...Object.fromEntries(
    FOLLOWED_BY_NOBODY.map((address) => [`link with the address ${address}`, linked(escaped(address))]),
  ),
  'no attachments': held('/Names<</EmbeddedFiles<</Names[]/Limits[()()]>>>>', 'null'),
  'no scripts': held('/Names<</JavaScript 6 0 R>>', '<</Kids[7 0 R]>>', '<</Names[]>>'),
  'no associated files': held('/AF[]', 'null'),
  'no attachments where their files are null': held(
    '/Names<</EmbeddedFiles<</Names[(a) null(b) 99 0 R(c) 6 0 R(d)[[]](e)]/Kids[7 0 R]>>>>',
    'null',
    '<</Names[(f) 8 0 R]>>',
    EMPTY,
  ),
  'no files': held('/PieceInfo<</A<</EF<<>>>>/B<</EF<</F null/UF 6 0 R>>>>>>', 'null'),
  'no portfolio': held('/Collection<</Type/Collection/View/T>>', 'null'),
  'no script when opened': opened('<</S/JavaScript/JS()>>'),
  'no script but blanks': opened('<</S/JavaScript/JS( )/Next[]>>'),
  'no script by name': held('/Names<</JavaScript<</Names[(uno) 6 0 R]>>>>', EMPTY),
  'no form in an empty stream': held('/AcroForm<</Fields[]/XFA 6 0 R>>', EMPTY),
  'no form in a stream that inflates to nothing': held(
    '/AcroForm<</XFA 6 0 R>>',
    '<</Filter/FlateDecode/Length 8>>\nstream\nx\x9c\x03\0\0\0\0\x01\nendstream',
  ),
  'no form in parts': held('/AcroForm<</XFA[(preamble) 6 0 R(postamble) 6 0 R]>>', EMPTY),
  'no form in XML': held('/AcroForm<</Fields[]/XFA[]>>', 'null'),
  'link to write to, as printed': linked('info@example.it'),
  'link to write of something': linked('mailto:info@example.it?subject=Bolletta'),
  'site of a link that was followed': annotated('/Subtype/Link/A 7 0 R/PA 7 0 R', SITE),
  'places with the names of systems': held(
    '/Dests 6 0 R',
    '<</Win[3 0 R/Fit]/Mac[3 0 R/Fit]/Unix[3 0 R/Fit]>>',
  ),
  presentation: presented(
    '<</Type/NavNode/NA 8 0 R/Next 7 0 R/Dur 1>>',
    '<</Type/NavNode/PA 8 0 R/Prev 6 0 R>>',
    '<</S/GoTo/D[3 0 R/Fit]>>',
  ),
  'picture without a file': printed('/ImageFilename(Spider)'),
  'next page': clicked('<</Type/Action/S/Named/N/NextPage>>'),
  bookmark: held(
    '/Outlines 6 0 R',
    '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
    `<</Title(Launch)/Parent 6 0 R/A${SITE}>>`,
  ),
  'structure with attributes': held(
    '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R',
    '<</Type/StructTreeRoot/K 7 0 R>>',
    '<</S/Figure/P 6 0 R/A<</O/Layout/BBox[0 0 9 9]>>/Alt(Movie)>>',
  ),
  'output intent': held(
    '/OutputIntents[6 0 R]',
    '<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB)>>',
  ),
  'signed field': held(
    '/AcroForm<</Fields[6 0 R]/SigFlags 3>>',
    '<</FT/Sig/T(firma)/V 7 0 R>>',
    '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>',
  ),
  'field to sign on a page': widget('/FT/Sig/T(firma)/F 132'),
  'signed field on a page': widget(
    '/FT/Sig/T(firma)/V<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>',
  ),
  'field of text on a page': widget('/FT/Tx/T(nome)/V(Mario)/AA<<>>'),
  metadata: held('/Metadata 6 0 R', '<</Type/Metadata/Subtype/XML/Length 9>>\nstream\n<Launch/>\nendstream'),
};
