/** Imported for its side effect by every slice that exports hooks. */
import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import './emptyApi';
import { attachHooks } from './deferredHooks';

attachHooks(reactHooksModule());
