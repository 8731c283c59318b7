import { CompraFormulario } from '../parts/CompraFormulario.tsx';
import { CompraGate } from '../parts/CompraGate.tsx';

/** Register a purchase by how many products it had. */
export function CadastroCompraScreen() {
  return (
    <CompraGate tela="quantidade">
      {(campanha, configuracao) => (
        <CompraFormulario tela="quantidade" campanha={campanha} configuracao={configuracao} />
      )}
    </CompraGate>
  );
}
