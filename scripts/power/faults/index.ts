import type { Fault, ListedFault } from '../fault';
import { codes } from './codes';
import { flows } from './flows';
import { repositories } from './repositories';
import { resume } from './resume';
import { session } from './session';
import { ui } from './ui';

const areas: Readonly<Record<string, readonly Fault[]>> = { codes, repositories, session, resume, flows, ui };

export const faults: readonly ListedFault[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((fault) => ({ ...fault, area })),
);
