import { slugOf } from '../../src/contract/steps/table';
import type { Step, Widget } from '../../src/contract/wire';
import { Violation } from './violation';
import type { Heard, World } from './world';

const valueIn = (widgets: readonly Widget[], widget: string, component: string): string | undefined =>
  widgets.find(({ name }) => name === widget)?.components.find(({ name }) => name === component)?.value;

/** (d): what a step's `next` accepted is what the step shows. Blanks may be filled in by the service. */
const compareAnswers = (world: World, guid: string, { name, widgets }: Step): void => {
  const request = world.facts.requests.get(guid);
  const accepted = request?.accepted.get(slugOf(name) ?? '') ?? {};
  for (const [widget, components] of Object.entries(accepted)) {
    for (const [component, value] of Object.entries(components)) {
      const shown = valueIn(widgets, widget, component);
      if (value !== '' && shown !== value)
        throw new Violation('d', `${widget}.${component} was ${value}, and now is ${shown}`);
    }
  }
};

const stepIn = ({ status, body }: Heard): Step | undefined => {
  const { guid, widgets } = body;
  const isStep = status === 'success' && typeof guid === 'string' && guid !== '' && Array.isArray(widgets);
  return isStep ? (body as unknown as Step) : undefined;
};

/** A request that the model does not know was begun by the call. */
export const noteStep = (world: World, index: number, heard: Heard, isRead = true): Step | undefined => {
  const step = stepIn(heard);
  if (!step) return undefined;
  const { facts } = world;
  if (!facts.requests.has(step.guid)) facts.began(index, step.guid);
  const request = facts.requests.get(step.guid);
  const slug = slugOf(step.name);
  if (!request || !slug) return step;
  const refused = step.errorMessage.length > 0 || step.widgets.some(hasErrors);
  if (isRead && !refused) compareAnswers(world, step.guid, step);
  request.step = slug;
  if (slug === 'thanks') request.signed = true;
  return step;
};

export const hasErrors = ({ errorMessage, components }: Widget): boolean =>
  errorMessage.length > 0 || components.some((component) => component.errorMessage.length > 0);
