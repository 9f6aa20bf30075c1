// The largest script has a task of its own, so that a press is handled before the others.
import 'react-dom/client';
import { opened } from './begin';
import { nextTask } from './nextTask';

const run = async (container: HTMLElement): Promise<void> => {
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(container, opened);
};

const root = document.getElementById('root');
if (root) void run(root);
