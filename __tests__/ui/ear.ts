/**
 * What a screen reader says by itself: changes of live regions, and whatever takes the focus. Content behind
 * a modal dialog is inert, and is not said.
 */
import { topModal } from '../setup/topLayer';

export interface Heard {
  readonly by: 'live' | 'focus';
  readonly text: string;
}

const LIVE = '[role=alert], [role=status], [role=log], [aria-live]';
const SILENT = '[aria-hidden=true], [hidden], [aria-live=off]';

const spoken = (node: Node | null): string => {
  if (!node) return '';
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches(SILENT)) return '';
  return [...node.childNodes].map(spoken).join(' ').replace(/\s+/g, ' ').trim();
};

const byIds = (ids: string | null): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => spoken(document.getElementById(id)))
    .join(' ');

const nameOf = (element: Element): string =>
  (element instanceof HTMLFieldSetElement ? spoken(element.querySelector('legend')) : null) ??
  element.getAttribute('aria-label') ??
  (byIds(element.getAttribute('aria-labelledby')).trim() ||
    [...((element as HTMLInputElement).labels ?? [])].map(spoken).join(' ') ||
    spoken(element));

const isWhole = (region: Element): boolean =>
  region.getAttribute('aria-atomic') === 'true' ||
  (region.matches('[role=alert], [role=status]') && region.getAttribute('aria-atomic') !== 'false');

const isBehind = (node: Node): boolean => topModal()?.contains(node) === false;

const added = (node: Node, target: Node): readonly string[] => {
  const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
  if (region)
    return region.closest(SILENT) || isBehind(region)
      ? []
      : [isWhole(region) ? spoken(region) : spoken(node)];
  return node instanceof Element
    ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]
        .filter((one) => !isBehind(one))
        .map(spoken)
    : [];
};

const said = ({ type, target, addedNodes }: MutationRecord): readonly string[] =>
  type === 'characterData' ? added(target, target) : [...addedNodes].flatMap((node) => added(node, target));

const entered = (to: Element, from: Element | null): readonly Element[] => {
  const groups = [...document.querySelectorAll('fieldset, [role=group], [role=radiogroup]')];
  return [...groups.filter((group) => group !== to && group.contains(to) && !group.contains(from)), to];
};

/** One change of the page is heard once, however many nodes it touches. */
export const listen = () => {
  const heard: Heard[] = [];
  const hear = (by: Heard['by'], texts: readonly string[]) =>
    heard.push(...[...new Set(texts)].filter((text) => text !== '').map((text) => ({ by, text })));
  const watch = new MutationObserver((records) => void hear('live', records.flatMap(said)));
  watch.observe(document, { childList: true, characterData: true, subtree: true });
  const focus = ({ target, relatedTarget }: FocusEvent) => {
    if (isBehind(target as Element)) return;
    const words = entered(target as Element, relatedTarget as Element | null).map(
      (element) => `${nameOf(element)} ${byIds(element.getAttribute('aria-describedby'))}`,
    );
    hear('focus', [words.join(' ')]);
  };
  document.addEventListener('focusin', focus);
  return {
    take: (): readonly Heard[] => {
      hear('live', watch.takeRecords().flatMap(said));
      return heard.splice(0);
    },
    stop: () => {
      watch.disconnect();
      document.removeEventListener('focusin', focus);
    },
  };
};
