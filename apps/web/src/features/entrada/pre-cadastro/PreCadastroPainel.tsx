import type { Passo } from '../../../shared/cadastro/pre-cadastro-ordem.ts';
import { MolduraContext, type MolduraProps } from '../../../shared/cadastro/passos/moldura-context.ts';
import { PassoPorNome } from '../../../shared/cadastro/passos/PassoPorNome.tsx';
import { PreCadastroFluxo } from '../../../shared/cadastro/passos/PreCadastroFluxo.tsx';
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
