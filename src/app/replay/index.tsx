import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import { TakeOver } from '../AppRoot';
import { keepFocus } from './keepFocus';
import { openTrace } from './openTrace';
import { ReplayedApp } from './ReplayedApp';
import { ReplayPage } from './ReplayPage';
import { createStage } from './stage';

const mount = (container: HTMLElement, page: ReactNode): Root => {
  const root = createRoot(container);
  root.render(page);
  return root;
};

export const showScreens = (container: HTMLElement): Root => {
  const stage = window.parent.aperturaStage;
  keepFocus();
  return mount(container, stage && <ReplayedApp stage={stage} />);
};

/** `npm run replay` writes the recording into the page. */
const givenTrace = () => {
  const text = document.getElementById('trace')?.textContent;
  const opened = text === undefined || text === null ? undefined : openTrace(text);
  return opened && 'trace' in opened ? opened.trace : undefined;
};

export const showReplay = (container: HTMLElement, config: RuntimeConfig): Root => {
  const stage = createStage();
  window.aperturaStage = stage;
  return mount(
    container,
    <>
      <ReplayPage config={config} stage={stage} given={givenTrace()} />
      <TakeOver />
    </>,
  );
};
