import { writeFileSync } from 'node:fs';
import { formatCampanhaJsonSchema } from '../src/campanha-file/campanha-json-schema.ts';
import { formatCampanhaReference } from '../src/campanha-file/campanha-reference.ts';

// Run with: npm run campanha:schema
writeFileSync(new URL('../campanha.schema.json', import.meta.url), formatCampanhaJsonSchema());
writeFileSync(
  new URL('../../../docs/reference/campaign-file.md', import.meta.url),
  formatCampanhaReference(),
);
