export { avisosPausa } from './avisos-pausa.ts';
export {
  fromCamposWire,
  getRotulo,
  toCamposForm,
  toCamposInformados,
  toCamposWire,
  type CamposForm,
} from './campos-form.ts';
export { consumidorText } from './consumidor.text.ts';
export { ConsumidorInput } from './ConsumidorInput.tsx';
export {
  type EnderecoForm,
  enderecoPartes,
  fromEnderecoWire,
  isEnderecoVazio,
  toEnderecoWire,
} from './endereco/endereco-form.ts';
export { describeEndereco } from './endereco/describe-endereco.ts';
export { enderecoText } from './consumidor.text.ts';
export { EnderecoFields } from './endereco/EnderecoFields.tsx';
export { useEndereco } from './endereco/use-endereco.ts';
export { getIdentificacaoMask } from './IdentificacaoField.tsx';
export { identificacaoText, toUsuarioWords } from './identificacao/identificacao.text.ts';
export { IdentificacaoField } from './IdentificacaoField.tsx';
export { type Loja, LojaCampo } from './LojaCampo.tsx';
export { PerfilGate } from './PerfilGate.tsx';
export { senhaText } from './consumidor.text.ts';
export { SenhaAtualSheet } from './SenhaAtualSheet.tsx';
export { SenhaChecklist } from './SenhaChecklist.tsx';
export { type Consumidor, useConsumidor } from './use-consumidor.ts';
export { codigoText } from './celular/codigo.text.ts';
export { ConfirmarCelularModal } from './celular/ConfirmarCelularModal.tsx';
export { formatContagem, maskCelular, useContagem } from './celular/use-contagem.ts';
