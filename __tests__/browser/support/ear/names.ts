import type { Page } from 'playwright-core';

interface Value {
  readonly value?: string | number | boolean;
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

const CONTROLS =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|ComboBoxSelect|PopUpButton|DisclosureTriangle)$/;

const FIELDS = /^(textbox|searchbox|combobox|ComboBoxSelect|PopUpButton|spinbutton)$/;

/** Words that no Italian name has: a browser's or a library's own. */
const FOREIGN =
  /\b(browse|choose|chosen|selected|close|open|clear|loading|submit|required|next|previous|search|show|hide|button|choice|upload|month|year|view|select|date|calendar|play|pause)\b/i;

const text = (value: Value | undefined): string =>
  typeof value?.value === 'string' ? value.value.trim() : '';

const words = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two words or more that come twice, as where a label and its box are both the name. */
const isRepeated = (name: string): boolean => {
  const all = words(name);
  if (all.length === 2) return all[0] === all[1];
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`);
  // 'Via Roma, Via Roma Nuova' may be data: three words in a row are not.
  const triples = pairs.slice(1).map((pair, at) => `${all[at]} ${pair}`);
  const half = all.length / 2;
  return (
    new Set(triples).size < triples.length ||
    (Number.isInteger(half) && all.slice(0, half).join() === all.slice(half).join() && half > 0)
  );
};

const wrongWith = (node: AxNode, isItalian: boolean): readonly string[] => {
  const role = text(node.role);
  const [name, description, value] = [text(node.name), text(node.description), text(node.value)];
  const has = new Map((node.properties ?? []).map((one) => [one.name, one.value.value]));
  const isOff = has.get('disabled') === true || has.get('readonly') === true;
  // Chromium's tree does not mark a required select.
  const isSelect = has.get('hasPopup') === 'menu';
  const isMarked = isSelect || has.get('required') === true || /facoltativ/.test(`${name} ${description}`);
  const shown = role === 'textbox' || role === 'searchbox' ? '' : value;
  return [
    ...(name === '' ? ['has no name'] : []),
    ...(isRepeated(name) ? ['repeats itself'] : []),
    ...(description !== '' && words(description).join(' ') === words(name).join(' ')
      ? ['has its name as its description']
      : []),
    ...(isItalian && FIELDS.test(role) && !isOff && !isMarked ? ['does not say whether it is required'] : []),
    ...(isItalian && FOREIGN.test(`${name} ${shown}`) ? ['has foreign words'] : []),
    ...(has.get('invalid') === 'true' && description === '' ? ['is invalid and does not say why'] : []),
  ].map((what) => `${role} '${name.slice(0, 80)}' ${what}`);
};

/** The controls of a player are the browser's own, in its language. */
const playersParts = (nodes: readonly AxNode[]): ReadonlySet<AxNode> => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isPart = ({ parentId }: AxNode): boolean => {
    const parent = byId.get(parentId ?? '');
    return parent !== undefined && (/^(Video|Audio)$/i.test(text(parent.role)) || isPart(parent));
  };
  return new Set(nodes.filter(isPart));
};

const GROUPS = /^(group|region|radiogroup|form)$/;

/**
 * Groups named like the element around them, and controls named like their form: a screen reader says both as
 * it enters them.
 */
const repeatedGroups = (nodes: readonly AxNode[]): readonly string[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = (node: AxNode): string => words(text(node.name)).join(' ');
  const isIn = ({ parentId }: AxNode, name: string, outer: RegExp): boolean => {
    const parent = byId.get(parentId ?? '');
    if (parent === undefined) return false;
    return (outer.test(text(parent.role)) && nameOf(parent) === name) || isIn(parent, name, outer);
  };
  return nodes
    .filter((node) => !node.ignored && nameOf(node) !== '')
    .filter(
      (node) =>
        (GROUPS.test(text(node.role)) && isIn(node, nameOf(node), GROUPS)) ||
        (CONTROLS.test(text(node.role)) && isIn(node, nameOf(node), /^form$/)),
    )
    .map((node) => `${text(node.role)} '${text(node.name)}' has the name of what it stands in`);
};

/** Lists that do not say whether they are required. One that can only have a value needs not. */
const unmarkedLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('main select:enabled')]
      .filter((one) => one.labels.length > 0 && !/facoltativ/.test(one.labels[0]?.textContent ?? ''))
      .filter((one) => [...one.options].some(({ value }) => value === ''))
      .filter((one) => !one.required && one.getAttribute('aria-required') !== 'true')
      .map((one) => `the list '${one.id}' does not say whether it is required`),
  );

/**
 * Questions of which nothing says whether an answer is required: radio buttons and groups of boxes. A single
 * optional box needs no answer.
 */
const unmarkedChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = /facoltativ|almeno un/i;
    const described = (one: Element): string =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const isMarked = (one: Element): boolean =>
      one.getAttribute('aria-required') === 'true' ||
      (one instanceof HTMLInputElement && one.required) ||
      marks.test(`${one.textContent} ${described(one)}`);
    const shown = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const radios = shown('main [role=radiogroup]:has(input:enabled)').filter((one) => !isMarked(one));
    const boxes = shown('main [role=group] input[type=checkbox]:enabled').filter((one) => {
      const group = one.closest('[role=group]');
      const first = group?.querySelector('input[type=checkbox]');
      return !isMarked(one) && !(group && first && marks.test(`${group.textContent} ${described(first)}`));
    });
    return [...radios, ...boxes].map(
      (one) => `the question '${one.id || one.textContent}' does not say whether it is required`,
    );
  });

const untoldNotes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const said = new Set(
      [...scope.querySelectorAll('[aria-describedby]')].flatMap(
        (one) => one.getAttribute('aria-describedby')?.split(' ') ?? [],
      ),
    );
    return [...scope.querySelectorAll('main [id$="-errore"], main [id$="-aiuto"], main [id$="-unita"]')]
      .filter((note) => note.checkVisibility() && !note.closest('[aria-busy=true]') && !said.has(note.id))
      .map((note) => `the note '${note.id}' describes no control`);
  });

export const wrongNames = async (page: Page): Promise<string[]> => {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  await cdp.detach();
  const isItalian = (await page.evaluate(() => document.documentElement.lang)).startsWith('it');
  const ofPlayers = playersParts(nodes);
  const controls = nodes.filter(
    (node) => !node.ignored && !ofPlayers.has(node) && CONTROLS.test(text(node.role)),
  );
  return [
    ...controls.flatMap((node) => wrongWith(node, isItalian)),
    ...repeatedGroups(nodes),
    ...(isItalian ? await unmarkedLists(page) : []),
    ...(isItalian ? await unmarkedChoices(page) : []),
    ...(await untoldNotes(page)),
  ];
};
