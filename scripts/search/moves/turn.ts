import type { RequestFacts } from '../facts';
import type { World } from '../world';

export interface Turn {
  readonly world: World;
  readonly index: number;
  readonly picks: readonly number[];
}

export const ownerOf = ({ world, index }: Turn) => world.facts.browser(index).owner;

export const pickOf = <T>(turn: Turn, place: number, from: readonly T[]): T | undefined =>
  from[(turn.picks[place] ?? 0) % Math.max(1, from.length)];

export const whomOf = (turn: Turn, place: number) => {
  const owner = ownerOf(turn);
  const [anna, bruna] = turn.world.facts.actors;
  return (owner.isStranger ? pickOf(turn, place, [anna, anna, bruna, owner]) : owner) ?? owner;
};

const victimOf = ({ world, index }: Turn) => {
  const { actors } = world.facts;
  const cf = world.facts.ownRequest(index)?.cf;
  return actors.find((actor) => actor.cf === cf && !actor.isStranger) ?? actors[0];
};

const typedOf = (turn: Turn, place: number, field: 'emails' | 'phones'): string => {
  const owner = ownerOf(turn);
  const [first, second] = owner[field];
  if (!owner.isStranger) return pickOf(turn, place, [first, first, first, second]) ?? first;
  const victim = victimOf(turn);
  const confirmed = [...turn.world.facts.requests.values()]
    .filter(({ cf }) => cf === victim?.cf)
    .map((request) => (field === 'emails' ? request.email : request.phone))
    .find((value) => victim?.[field].includes(value));
  const theirs = confirmed ?? victim?.[field][0] ?? first;
  return pickOf(turn, place, [theirs, first, theirs, theirs, second, theirs]) ?? first;
};
export const emailOf = (turn: Turn, place: number): string => typedOf(turn, place, 'emails');
export const phoneOf = (turn: Turn, place: number): string => typedOf(turn, place, 'phones');

/** The latest first. */
export const heardOf = (turn: Turn): RequestFacts[] => {
  const { cf, isStranger } = ownerOf(turn);
  const { requests, browsers } = turn.world.facts;
  const own = new Set(browsers.filter(({ owner }) => owner.cf === cf).flatMap(({ holds }) => [...holds]));
  return [...requests.values()]
    .filter((request) => isStranger || request.cf === cf || own.has(request.guid))
    .reverse();
};

export const canRead = (turn: Turn, target: string): boolean => {
  const { emails, phones } = ownerOf(turn);
  return [...emails, ...phones].includes(target);
};
