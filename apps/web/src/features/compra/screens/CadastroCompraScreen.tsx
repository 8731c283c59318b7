import { CompraFormulario } from '../parts/CompraFormulario.tsx';
import { CompraGate } from '../parts/CompraGate.tsx';

/** Form that registers a purchase by the number of products. */
export function CadastroCompraScreen() {
  return (
    <CompraGate tela="quantidade">
      {(campanha, configuracao) => (
        <CompraFormulario tela="quantidade" campanha={campanha} configuracao={configuracao} />
      )}
    </CompraGate>
  );
}
