import { writeFileSync } from 'node:fs';
import { formatCampanhaJsonSchema } from '../src/campanha-json-schema.ts';

// Run with: node --import tsx packages/config/scripts/write-json-schema.ts
writeFileSync(new URL('../campanha.schema.json', import.meta.url), formatCampanhaJsonSchema());
