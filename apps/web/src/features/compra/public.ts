export { chaveDraft } from './compra-draft.ts';
