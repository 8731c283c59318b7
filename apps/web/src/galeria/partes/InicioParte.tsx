import { Bell, Gift, QrCode, ReceiptText, Ticket, Trophy } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Carousel } from '@trevo/ui/display/Carousel.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';

/** Components composed as a home screen: balance, action, deadline, news. */
export function InicioParte() {
  return (
    <Page
      header={
        <header style={{ display: 'flex', alignItems: 'center', gap: 12, padding: '12px 20px 0' }}>
          <Avatar name="Luciana" />
          <h1 style={{ flex: 1, fontSize: 'var(--letra-subtitulo)' }}>Oi, Luciana</h1>
          <IconButton label="Notificações, 3 novas" icon={<Bell />} badge={3} />
        </header>
      }
      footer={
        <BottomBar>
          <Button wide icon={<QrCode />}>
            Escanear nota
          </Button>
        </BottomBar>
      }
    >
      <Card variant="brand" padding="generous">
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <span style={{ fontWeight: 500 }}>Seus números da sorte</span>
          <Ticket aria-hidden="true" />
        </div>
        <strong
          style={{
            fontSize: 'var(--letra-numero)',
            lineHeight: 1,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'var(--algarismos)',
          }}
        >
          27
        </strong>
        <span style={{ fontSize: 'var(--letra-nota)' }}>Próximo sorteio em 12 dias, quarta-feira</span>
      </Card>
      <Card>
        <div style={{ display: 'flex', justifyContent: 'space-between' }}>
          <strong>Faltam R$ 38,50 para mais um número</strong>
        </div>
        <ProgressBar
          label="Para o próximo número"
          value={61.5}
          valueText="R$ 61,50 de R$ 100,00"
          size="thick"
          tone="secundaria"
        />
      </Card>
      <Carousel
        label="Novidades"
        previousLabel="Anterior"
        nextLabel="Próxima"
        toItemLabel={(item, total) => `${item} de ${total}`}
      >
        {['Uma casa no sorteio final', 'Raspou, achou, ganhou', 'Lojas perto de você'].map((text, index) => (
          <Card key={text} variant={index === 0 ? 'soft' : 'surface'} style={{ minHeight: 132 }}>
            <Badge tone="marca" strong>
              Novo
            </Badge>
            <h2>{text}</h2>
          </Card>
        ))}
      </Carousel>
      <Card padding="none">
        <div>
          <ListRow
            leading={<Gift />}
            title="2 raspadinhas"
            detail="Raspe até 30 de novembro"
            onClick={() => {}}
          />
          <ListRow
            leading={<ReceiptText />}
            title="Minhas notas"
            detail="1 em análise"
            trailing={<Badge tone="alerta">Em análise</Badge>}
            onClick={() => {}}
          />
          <ListRow leading={<Trophy />} title="Ganhadores" onClick={() => {}} />
        </div>
      </Card>
    </Page>
  );
}
