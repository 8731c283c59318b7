// Loaded by each worker of the API's tests before Vitest (--import in vitest.config.ts). Vitest resolves modules with a
// hook that reports every import to the main process, which takes as long as the import itself, and it caches no
// bytecode.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../.cache/bytecode', import.meta.url)));
await import('../src/app.ts');
// Vitest ends workers by a signal, after which Node writes nothing.
flushCompileCache();
