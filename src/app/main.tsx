/** The second entry: React and the first page. */
import { opened } from './begin';
import { start } from './start';

const container = document.getElementById('root');
if (container) void start(container, opened);
