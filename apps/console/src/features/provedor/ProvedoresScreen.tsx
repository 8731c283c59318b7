import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import { provedorConsoleText as text } from './provedor-console.text.ts';
import { ProvedorDialog } from './ProvedorDialog.tsx';
import styles from './ProvedoresScreen.module.css';

type Provedor = RetornoOf<Calls['operador.provedores']>[number];

/** The providers of the promoter's messages and payouts, and changes that wait for a second person. */
export function ProvedoresScreen() {
  const promotora = useStore(promotoraStore);
  return promotora === null ? null : <Provedores promotora={promotora} />;
}

function Provedores({ promotora }: { promotora: string }) {
  const provedores = useRead('operador.provedores', { params: { promotora } });
  const isPermitido = usePermissao();
  const [servico, setServico] = useState<ProvedorServico | null>(null);
  const remover = useAct('operador.removerProvedor');
  const podeMudar = isPermitido('operador.definirProvedor');
  const colunas: readonly Coluna<Provedor>[] = [
    { id: 'servico', titulo: text.servico, conteudo: (one) => <strong>{text.servicos[one.servico]}</strong> },
    { id: 'origem', titulo: text.origem, conteudo: (one) => <Origem provedor={one} /> },
    { id: 'espera', titulo: text.espera, conteudo: (one) => <Espera provedor={one} /> },
    {
      id: 'acao',
      titulo: text.acao,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: ({ servico: um, origem }) =>
        podeMudar && (
          <span className={styles.acts}>
            <Button
              variant="secondary"
              size="small"
              aria-label={text.trocarDe(text.servicos[um])}
              onClick={() => setServico(um)}
            >
              {text.trocar}
            </Button>
            {origem === 'promotora' && (
              <Button
                variant="ghost"
                size="small"
                aria-label={text.tirarDe(text.servicos[um])}
                pending={remover.isPending}
                onClick={() => void remover.run({ params: { promotora, servico: um } })}
              >
                {text.tirar}
              </Button>
            )}
          </span>
        ),
    },
  ];
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <Recusa error={remover.error} />
      <Leitura lida={provedores} linhas={7}>
        {(todos) => <Tabela nome={text.titulo} itens={todos} toId={(one) => one.servico} colunas={colunas} />}
      </Leitura>
      {servico && (
        <ProvedorDialog
          key={servico}
          promotora={promotora}
          servico={servico}
          onClose={() => setServico(null)}
        />
      )}
    </Tela>
  );
}

const Origem = ({ provedor: { origem, definidoEm, ator } }: { provedor: Provedor }) => (
  <span className={styles.origin}>
    <span>{text.origens[origem]}</span>
    {definidoEm !== null && (
      <small className={styles.quiet}>
        <Momento em={definidoEm} /> {ator && text.definido(ator.nome)}
      </small>
    )}
  </span>
);

const Espera = ({ provedor: { servico, pendente } }: { provedor: Provedor }) =>
  pendente === null ? (
    <span className={styles.quiet}>{text.semEspera}</span>
  ) : (
    <LinkComoBotao
      to={`/propostas?proposta=${pendente.propostaID}`}
      rotulo={text.lerEspera(text.servicos[servico])}
    >
      {text.propostaDe(pendente.nome)}
    </LinkComoBotao>
  );
