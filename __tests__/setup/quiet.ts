import { watchConsole } from './console';

watchConsole();
