import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Link, useParams } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { Secao, Tela } from '../../../platform/screen/Tela.tsx';
import { campanhasAddress } from '../estudio-address.ts';
import { Comparacao } from './Comparacao.tsx';
import { VersoesTabela } from './VersoesTabela.tsx';
import { versoesText as text } from './versoes.text.ts';

/** The publications of a campaign with author, time and reason; one opens as a draft, two are compared. */
export function VersoesScreen() {
  const { ano = '', identificacao = '' } = useParams();
  const campanha = { ano: Number(ano), identificacao };
  const versoes = useRead('operador.publicacoes', { params: campanha });
  const isNova = versoes.error?.codigo === 'campanha.naoEncontrada';
  return (
    <Tela
      titulo={text.titulo}
      ajuda={text.ajuda(`${ano}/${identificacao}`)}
      acao={<Link to={campanhasAddress}>{text.voltar}</Link>}
    >
      {isNova ? (
        <EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />
      ) : (
        <Leitura lida={versoes}>
          {({ publicacoes }) =>
            publicacoes.length === 0 ? (
              <EmptyState illustration="ticket" title={text.vazia.titulo} message={text.vazia.mensagem} />
            ) : (
              <>
                <Secao titulo={text.publicadas}>
                  <VersoesTabela campanha={campanha} publicacoes={publicacoes} />
                </Secao>
                <Secao titulo={text.comparar.titulo}>
                  <Comparacao campanha={campanha} publicacoes={publicacoes} />
                </Secao>
              </>
            )
          }
        </Leitura>
      )}
    </Tela>
  );
}
