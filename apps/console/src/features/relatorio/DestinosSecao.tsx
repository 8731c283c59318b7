import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { DestinosDialog } from './DestinosDialog.tsx';
import { relatorioConsoleText } from './relatorio-console.text.ts';
import styles from './Relatorios.module.css';

const text = relatorioConsoleText.destinos;

/** The addresses of the weekly report of a campaign, for administrators. */
export function DestinosSecao({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const [isOpen, setOpen] = useState(false);
  const lidos = useRead('operador.destinosRelatorio', { params: { ano, identificacao } });
  return (
    <Secao
      titulo={relatorioConsoleText.secoes.destinos}
      acao={
        lidos.data && (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {text.mudar}
          </Button>
        )
      }
    >
      <Leitura lida={lidos} linhas={1}>
        {({ enderecos, definidoEm, definidoPor, ultimaSemana }) => (
          <div className={styles.panel}>
            <p>{text.explicacao}</p>
            {enderecos.length === 0 ? (
              <p className={styles.quiet}>{text.ninguem}</p>
            ) : (
              <ul className={styles.list}>
                {enderecos.map((endereco) => (
                  <li key={endereco}>{endereco}</li>
                ))}
              </ul>
            )}
            {definidoEm && definidoPor && (
              <p className={styles.quiet}>
                {text.definidos(definidoPor.nome, formatPerto(definidoEm))}{' '}
                {ultimaSemana && text.ultima(formatDiaCurto(ultimaSemana))}
              </p>
            )}
          </div>
        )}
      </Leitura>
      {isOpen && lidos.data && (
        <DestinosDialog campanha={campanha} enderecos={lidos.data.enderecos} onClose={() => setOpen(false)} />
      )}
    </Secao>
  );
}
