import { writeFileSync } from 'node:fs';
import { formatCampanhaJsonSchema } from '../src/campanha-file/campanha-json-schema.ts';

// Run with: npm run campanha:schema
writeFileSync(new URL('../campanha.schema.json', import.meta.url), formatCampanhaJsonSchema());
