/**
 * Reads the steps of a back end that has other names for its widgets or steps. The specification fixes the
 * names of components alone: they decide, and the widget's name only where a step has two components of one
 * name, as addresses have.
 */
import type { Component, Step, Widget } from '../wireShapes';
import { letters, ownNames } from './openNames';
import { partsOf } from './parts';
import { dataStepSlugs, isStepSlug, rowOf, slugOf, type StepSlug } from './table';

export interface Names {
  readonly stepTitles?: Readonly<Record<string, string>>;
  readonly widgetNames?: Readonly<Record<string, string>>;
}

const homesOf = (slug: string, received: readonly Widget[], { widgetNames = {} }: Names) => {
  const parts = partsOf(slug);
  const own = Object.keys(parts);
  const ownName = ownNames(slug, received);
  const ownersOf = (component: string) =>
    own.filter((home) => parts[home]?.includes(ownName(component, home)));
  const homes = new Map<Widget, string>();
  const isTaken = (home: string, { components }: Widget): boolean =>
    [...homes].some(
      ([other, its]) =>
        its === home && other.components.some((one) => components.some(({ name }) => name === one.name)),
    );

  const homeOf = (widget: Widget): string | undefined => {
    const owners = widget.components.map(({ name }) => ownersOf(name));
    const rivals = own.filter(
      (name) => owners.some((some) => some.length > 1 && some.includes(name)) && !isTaken(name, widget),
    );
    const similar = letters(`${widget.name} ${widget.code}`);
    return (
      rivals.find((name) => owners.some(([only, other]) => only === name && other === undefined)) ??
      rivals
        .filter((name) => similar.includes(letters(name)))
        .sort((one, other) => other.length - one.length)[0] ??
      (rivals.length === 0 ? owners.find(([only, other]) => only !== undefined && !other)?.[0] : undefined)
    );
  };
  const namedHome = ({ name }: Widget): string | undefined =>
    own.find((home) => home === (widgetNames[name] ?? name));
  for (const find of [namedHome, homeOf])
    for (const widget of received.filter((one) => !homes.has(one))) {
      const home = find(widget);
      if (home !== undefined && !isTaken(home, widget)) homes.set(widget, home);
    }
  for (const widget of received.filter((one) => !homes.has(one))) {
    const owners = widget.components.flatMap(({ name }) => ownersOf(name));
    homes.set(widget, owners.find((name) => !isTaken(name, widget)) ?? widget.name);
  }
  return (widget: Widget, component?: Component): string => {
    const [only, other] = component ? ownersOf(component.name) : [];
    const home = homes.get(widget) ?? widget.name;
    return only !== undefined && other === undefined ? only : home;
  };
};

const isSame = (one: readonly Widget[], other: readonly Widget[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ name, components }, at) =>
      name === other[at]?.name &&
      components.map((component) => component.name).join() ===
        other[at].components.map((component) => component.name).join(),
  );

export const ownWidgets = (slug: string, received: readonly Widget[], names: Names): readonly Widget[] => {
  const homeOf = homesOf(slug, received, names);
  const ownName = ownNames(slug, received);
  const own = new Map<
    string,
    Widget & { readonly components: Component[]; errorMessage: readonly string[] }
  >();
  const open = (name: string, code: string) => {
    const known = own.get(name) ?? { name, code, components: [], errorMessage: [] };
    own.set(name, known);
    return known;
  };
  for (const widget of received) {
    const whole = homeOf(widget);
    for (const component of widget.components) {
      const home = homeOf(widget, component);
      const name = ownName(component.name, home);
      open(home, home === whole ? widget.code : '').components.push({ ...component, name });
    }
    const { errorMessage } = widget;
    if (errorMessage.length > 0 || widget.components.length === 0) {
      const known = open(whole, widget.code);
      known.errorMessage = [...known.errorMessage, ...errorMessage];
    }
  }
  const widgets = [...own.values()];
  return isSame(widgets, received) ? received : widgets;
};

const slugOfComponents = (widgets: readonly Widget[]): StepSlug | undefined => {
  const names = new Set(widgets.flatMap(({ components }) => components.map(({ name }) => name)));
  const counts = dataStepSlugs.map((slug) => {
    const own = new Set(Object.values(partsOf(slug)).flat());
    return { slug, count: [...names].filter((name) => own.has(name)).length };
  });
  const [most, second] = counts.sort((one, other) => other.count - one.count);
  return most && most.count > (second?.count ?? 0) ? most.slug : undefined;
};

export const ownStep = (step: Step, names: Names): Step => {
  const told = names.stepTitles?.[step.name] ?? slugOf(step.name) ?? step.name;
  const slug = isStepSlug(told) ? told : slugOfComponents(step.widgets);
  if (!slug) return step;
  const widgets = ownWidgets(slug, step.widgets, names);
  const isOwn = widgets === step.widgets;
  return {
    ...step,
    name: slugOf(step.name) === slug ? step.name : rowOf(slug).title,
    widgets,
    ...(!isOwn && { received: step.widgets }),
  };
};

export const widgetsAsReceived = (
  slug: string,
  sent: readonly Widget[],
  received: readonly Widget[] | undefined,
  names: Names,
): readonly Widget[] => {
  if (!received) return sent;
  const homeOf = homesOf(slug, received, names);
  const ownName = ownNames(slug, received);
  const placed = new Set<Component>();
  const find = (home: string, { name }: Component): Component | undefined => {
    const components = sent.find((widget) => widget.name === home)?.components;
    const found = components?.find((one) => one.name === ownName(name, home));
    if (found) placed.add(found);
    return found && { ...found, name };
  };
  const filled = received.map((widget) => ({
    ...widget,
    errorMessage: [],
    components: widget.components.map(
      (one) => find(homeOf(widget, one), one) ?? { ...one, errorMessage: [] },
    ),
  }));
  const left = sent.map((widget) => ({
    ...widget,
    components: widget.components.filter((one) => !placed.has(one)),
  }));
  const homeAt = (at: number): string => (received[at] ? homeOf(received[at]) : '');
  const isFirst = (at: number): boolean => received.findIndex((one) => homeOf(one) === homeAt(at)) === at;
  return [
    ...filled.map((widget, at) => ({
      ...widget,
      components: [
        ...widget.components,
        ...(isFirst(at) ? (left.find(({ name }) => name === homeAt(at))?.components ?? []) : []),
      ],
    })),
    ...left.filter(
      ({ name, components }) => components.length > 0 && !received.some((one) => homeOf(one) === name),
    ),
  ];
};
