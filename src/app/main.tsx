import { readHandoffFragment } from '../state/handoffFragment';
import { start } from './start';

readHandoffFragment();

const container = document.getElementById('root');
if (container) void start(container);
