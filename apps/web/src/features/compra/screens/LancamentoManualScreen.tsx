import { CompraFormulario } from '../parts/CompraFormulario.tsx';
import { CompraGate } from '../parts/CompraGate.tsx';

/** Type a purchase that has no access key. It has two names, `cadastroManual` and `lancamentoManual`. */
export function LancamentoManualScreen() {
  return (
    <CompraGate tela="manual">
      {(campanha, configuracao) => (
        <CompraFormulario tela="manual" campanha={campanha} configuracao={configuracao} />
      )}
    </CompraGate>
  );
}
