import { CompraFormulario } from '../parts/CompraFormulario.tsx';
import { CompraGate } from '../parts/CompraGate.tsx';

/** Form for a purchase without access key. Routed as `cadastroManual` and `lancamentoManual`. */
export function LancamentoManualScreen() {
  return (
    <CompraGate tela="manual">
      {(campanha, configuracao) => (
        <CompraFormulario tela="manual" campanha={campanha} configuracao={configuracao} />
      )}
    </CompraGate>
  );
}
