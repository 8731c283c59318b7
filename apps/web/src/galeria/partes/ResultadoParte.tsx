import { Button } from '@trevo/ui/action/Button.tsx';
import { Celebration } from '@trevo/ui/celebration/Celebration.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { GoldCard } from '@trevo/ui/display/GoldCard.tsx';
import { NumeroSorteTile } from '@trevo/ui/display/NumeroSorteTile.tsx';
import { Timeline } from '@trevo/ui/display/Timeline.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const ESTADOS = { done: 'concluído', current: 'agora', waiting: 'a seguir', failed: 'não deu certo' };

/** Components composed as the result of a receipt. */
export function ResultadoParte() {
  return (
    <Page
      header={
        <PageHeader
          title="Você ganhou 3 números!"
          subtitle="Eles já participam do sorteio de 3 de dezembro."
          onBack={() => {}}
          backLabel="Voltar"
        />
      }
      footer={
        <BottomBar>
          <Button wide>Escanear outra nota</Button>
        </BottomBar>
      }
    >
      <Celebration active={location.hash === '#festa'} />
      <div style={{ display: 'grid', gap: 12 }}>
        <NumeroSorteTile serie="03" numero="57698" order={0} highlight />
        <NumeroSorteTile serie="03" numero="12045" order={1} />
        <NumeroSorteTile
          serie="11"
          numero="90310"
          order={2}
          details={['Concorre: sorteio final', 'Nota de 12 nov.']}
        />
      </div>
      <GoldCard
        loud
        title="Você ganhou!"
        detail="Uma bicicleta elétrica"
        action="Ver meu bilhete"
        onAction={() => {}}
      >
        <NumeroSorteTile serie="03" numero="57698" details={['Sorteio da primavera · 14 nov.']} />
      </GoldCard>
      <GoldCard
        eyebrow="Você ganhou · Sorteio da primavera"
        title="Uma bicicleta elétrica"
        detail="03 57698"
        note="Receba até 13 mai. 2027"
        action="Ver meu bilhete"
        onAction={() => {}}
      >
        <p>A gente liga em até 5 dias úteis para combinar a entrega na sua casa.</p>
      </GoldCard>
      <Card>
        <h2>Sua nota</h2>
        <Timeline
          stateLabels={ESTADOS}
          steps={[
            { id: '1', state: 'done', title: 'Recebemos sua nota', when: 'Hoje, 14h32' },
            { id: '2', state: 'done', title: 'Produtos conferidos', when: 'Hoje, 14h33' },
            {
              id: '3',
              state: 'current',
              title: 'Confirmando com a loja',
              detail: 'Costuma levar até 2 dias úteis.',
            },
            { id: '4', state: 'waiting', title: 'Pontos na sua conta' },
          ]}
        />
      </Card>
    </Page>
  );
}
