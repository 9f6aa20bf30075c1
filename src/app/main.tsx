/** The second entry: React and the first page. */
import { opened } from './begin';
import { nextTask } from './nextTask';

const container = document.getElementById('root');

const run = async (into: HTMLElement): Promise<void> => {
  // A task of its own: React DOM is the largest script.
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(into, opened);
};

if (container) void run(container);
