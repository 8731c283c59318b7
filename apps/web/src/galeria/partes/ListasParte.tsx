import { Camera, Gift, ReceiptText, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { IconSteps } from '@trevo/ui/display/IconSteps.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { LongList } from '@trevo/ui/display/list/LongList.tsx';
import { QrCode } from '@trevo/ui/display/code/QrCode.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion, VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { SidePane } from '@trevo/ui/layout/SidePane.tsx';
import styles from '../Galeria.module.css';

const quantos = { '0': 0, '1': 1, '8': 8 } as const;
type Quantos = keyof typeof quantos;

const longo =
  'Supermercados Irmãos Albuquerque de Vasconcelos & Filhos Ltda. – Unidade Jardim das Palmeiras Imperiais';

const produtos = Array.from({ length: 30 }, (_, i) => `Produto ${i + 1}`);

const toTitulo = (i: number) => (i % 3 === 0 ? longo : 'Mercado Bom');

/** Side column of a list without a selection. */
function AoLado() {
  return (
    <div className={styles.pilha}>
      <Card>
        <h2>Como funciona</h2>
        <IconSteps
          icons={[<ReceiptText key="1" />, <Camera key="2" />, <Ticket key="3" />]}
          steps={['Compre e guarde a nota', 'Escaneie o QR Code', 'Receba seus números']}
        />
      </Card>
      <Card>
        <h2>Continue no celular</h2>
        <div className={styles.quadrado}>
          <QrCode text="https://trevo.example/cupons" label="QR Code para abrir no celular" />
        </div>
      </Card>
    </div>
  );
}

/** Empty list, one row and many rows with long names; on wide windows a chosen row opens beside the list. */
export function ListasParte() {
  const [escolha, setEscolha] = useState<Quantos>('8');
  const [aberta, setAberta] = useState<number | null>(null);
  const total = quantos[escolha];
  return (
    <Page wide header={<PageHeader title="Listas" subtitle="Nenhum, um e muitos." />}>
      <Segmented<Quantos>
        label="Quantos"
        options={[
          { value: '0', label: 'Nenhum' },
          { value: '1', label: 'Um' },
          { value: '8', label: 'Muitos' },
        ]}
        value={escolha}
        onValueChange={setEscolha}
      />
      <LiveRegion>{total === 1 ? '1 nota' : `${total} notas`}</LiveRegion>
      <Columns
        aside={
          aberta === null ? (
            <AoLado />
          ) : (
            <SidePane
              title="Sua nota"
              closeLabel="Fechar"
              of={String(aberta)}
              onClose={() => setAberta(null)}
            >
              <p>{toTitulo(aberta)}</p>
            </SidePane>
          )
        }
      >
        {total === 0 ? (
          <EmptyState
            illustration="receipt"
            title="Suas notas vão aparecer aqui"
            message="Comece pela primeira: aponte a câmera para o QR Code e pronto."
            action={<Button variant="ghost">Escanear nota</Button>}
          />
        ) : (
          <Card padding="none">
            <div>
              {Array.from({ length: total }, (_, i) => (
                <ListRow
                  key={i}
                  leading={i % 3 === 2 ? <Gift /> : <ReceiptText />}
                  title={toTitulo(i)}
                  detail={i % 3 === 1 ? 'R$ 1.234.567,89 · 12 nov.' : '12 nov.'}
                  trailing={
                    <>
                      <VisuallyHidden>Situação: </VisuallyHidden>
                      <Badge tone={i % 2 === 0 ? 'sucesso' : 'alerta'} dot>
                        {i % 2 === 0 ? 'Aprovada' : 'Em análise'}
                      </Badge>
                    </>
                  }
                  onClick={() => setAberta(i)}
                />
              ))}
            </div>
          </Card>
        )}
        <LongList
          label="Produtos da nota"
          showAll={`Ver todos os ${produtos.length} itens`}
          items={produtos}
          renderItem={(produto) => produto}
        />
        <Disclosure title="Como contamos as notas">
          <p>{longo}</p>
        </Disclosure>
      </Columns>
    </Page>
  );
}
