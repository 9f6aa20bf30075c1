import { createRoot } from 'react-dom/client';
import { takeFromAddress } from '../state/handoffFragment';
import { start } from './start';

takeFromAddress();

const container = document.getElementById('root');
if (container) void start(createRoot(container));
