/** Imported for its effect, by every family that exports hooks. */
import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import './emptyApi';
import { attachHooks } from './lateHooks';

attachHooks(reactHooksModule());
