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
export { enderecoText } from './endereco/endereco.text.ts';
export { EnderecoFields } from './endereco/EnderecoFields.tsx';
export { useEndereco } from './endereco/use-endereco.ts';
export { getIdentificacaoMask } from './identificacao/identificacao-masks.ts';
export { identificacaoText, toUsuarioWords } from './identificacao/identificacao.text.ts';
export { IdentificacaoField } from './identificacao/IdentificacaoField.tsx';
export { type Loja, LojaCampo } from './LojaCampo.tsx';
export { PerfilGate } from './PerfilGate.tsx';
export { senhaText } from './senha/senha.text.ts';
export { SenhaChecklist } from './senha/SenhaChecklist.tsx';
export { type Consumidor, useConsumidor } from './use-consumidor.ts';
