import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// For what hangs: a busy machine makes what a test waits for many times as long.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 30_000 });
