export { codigoText } from './codigo.text.ts';
export { ConfirmarCelularModal } from './ConfirmarCelularModal.tsx';
export { maskCelular } from './mask-celular.ts';
export { formatContagem, useContagem } from './use-contagem.ts';
