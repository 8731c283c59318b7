import {
  MolduraContext,
  type MolduraProps,
  type Passo,
  PassoPorNome,
  PreCadastroFluxo,
} from '../../cadastro/public.ts';
import { PainelMoldura } from '../painel/PainelMoldura.tsx';
import type { EntradaPaineisControl } from '../painel/use-entrada-painel.ts';
import { usePainelNavegacao } from './use-painel-navegacao.ts';

const drawPainel = (props: MolduraProps) => <PainelMoldura {...props} />;

export interface PreCadastroPainelProps {
  /** One step, or the campaign's order from its beginning. */
  passo: Passo | 'preCadastro';
  paineis: EntradaPaineisControl;
}

/** The steps before the form, in a panel over the entry. */
export function PreCadastroPainel({ passo, paineis }: PreCadastroPainelProps) {
  const navegacao = usePainelNavegacao(paineis);
  return (
    <MolduraContext value={drawPainel}>
      {passo === 'preCadastro' ? (
        <PreCadastroFluxo navegacao={navegacao} />
      ) : (
        <PassoPorNome passo={passo} navegacao={navegacao} />
      )}
    </MolduraContext>
  );
}
