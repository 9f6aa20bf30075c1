import type { Fault, ListedFault } from '../fault';
import { api } from './api';
import { codes } from './codes';
import { contract } from './contract';
import { documents } from './documents';
import { flows } from './flows';
import { limits } from './limits';
import { pdf } from './pdf';
import { privacy } from './privacy';
import { recordings } from './recordings';
import { repositories } from './repositories';
import { resume } from './resume';
import { routes } from './routes';
import { screens } from './screens';
import { session } from './session';
import { state } from './state';
import { steps } from './steps';
import { ui } from './ui';

const areas: Readonly<Record<string, readonly Fault[]>> = {
  contract,
  state,
  api,
  flows,
  recordings,
  ui,
  screens,
  codes,
  session,
  resume,
  routes,
  steps,
  limits,
  repositories,
  documents,
  pdf,
  privacy,
};

export const faults: readonly ListedFault[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((fault) => ({ ...fault, area })),
);
