import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { leaveAct } from './act';
import { takeHeld, watchHeld } from './held';
import { takeTexts, watchTexts } from './loneText';
import { addDialogMethods } from './topLayer';

if (typeof window !== 'undefined') {
  // Only a hang reaches this limit: a busy machine takes many times the usual time.
  configure({ asyncUtilTimeout: 30_000 });
  leaveAct();
  addDialogMethods();
  watchHeld();
  watchTexts();
  // A law over all tests: what a component has taken of the page is given back with it.
  afterEach(() => {
    cleanup();
    expect(takeHeld()).toEqual([]);
  });
  // A page that the browser translates goes on (loneText.ts).
  afterEach(() => expect(takeTexts()).toEqual([]));
}
