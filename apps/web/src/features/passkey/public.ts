export { isPasskeyOffered } from './is-passkey-offered.ts';
export { PasskeyLugar } from './PasskeyLugar.tsx';
