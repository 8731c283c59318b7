import { Gift, LogOut, Plus, Settings, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { NumeroSorteTile } from '@trevo/ui/display/NumeroSorteTile.tsx';
import { Pager } from '@trevo/ui/display/list/Pager.tsx';
import { Picture } from '@trevo/ui/display/picture/Picture.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const linha = { display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' } as const;

/** A drawing of ours, because the gallery has no server with pictures. */
const paisagem = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#ffd9a0" d="M0 0h640v200H0z"/><circle cx="320" cy="180" r="70" fill="#fff1c9"/><path fill="#2a9fc4" d="M0 200h640v160H0z"/></svg>',
)}`;

/** Buttons, badges, pictures, notices, rows, progress, pagination. */
export function PecasParte() {
  const [pagina, setPagina] = useState(4);
  return (
    <Page
      header={
        <PageHeader
          title="Peças"
          onBack={() => {}}
          backLabel="Voltar"
          compact
          actions={<IconButton label="Ajustes" icon={<Settings />} />}
        />
      }
    >
      <Button wide>Primário</Button>
      <Button wide variant="secondary" icon={<Plus />}>
        Secundário
      </Button>
      <Button wide variant="danger">
        Excluir conta
      </Button>
      <Button wide variant="ghost">
        Discreto
      </Button>
      <Button wide pending pendingLabel="Enviando">
        Enviando
      </Button>
      <Button wide unavailable>
        Ainda não
      </Button>
      <div style={linha}>
        <Button size="small">Pequeno</Button>
        <Button size="small" variant="secondary">
          Eu quero
        </Button>
        <IconButton label="Soft" icon={<Star />} variant="soft" />
        <IconButton label="Marca" icon={<Plus />} variant="brand" />
        <Avatar name="Rita" />
      </div>
      <Picture src={paisagem} alt="Sol sobre o mar" width={640} height={360} />
      <div style={linha}>
        <Badge>Neutro</Badge>
        <Badge tone="marca">Marca</Badge>
        <Badge tone="sucesso" dot>
          Aprovado
        </Badge>
        <Badge tone="alerta" dot>
          Em análise
        </Badge>
        <Badge tone="perigo" dot>
          Recusado
        </Badge>
        <Badge tone="info" dot>
          Enviado
        </Badge>
        <Badge tone="sucesso" strong>
          2X
        </Badge>
      </div>
      <Notice tone="alerta" title="Faltam 2 dias">
        A campanha termina na sexta-feira, às 23h59.
      </Notice>
      <Notice tone="sucesso">Nota registrada.</Notice>
      <Notice tone="perigo" title="Ops...">
        Essa nota já foi registrada.
      </Notice>
      <Notice tone="marca">Quem paga com PicPay ganha números em dobro.</Notice>
      <Notice>Sem internet. Vamos enviar quando ela voltar.</Notice>
      <Card>
        <ProgressBar label="Meta" value={62} />
        <ProgressBar label="Meta" value={62} size="thick" tone="sucesso" />
        <ProgressBar label="Enviando" value={null} />
      </Card>
      <Card padding="none">
        <div>
          <ListRow
            leading={<Gift />}
            title="Compra no Mercado Bom"
            detail="12 de novembro"
            trailing="+120 pts"
          />
          <ListRow leading={<Settings />} title="Meus dados" onClick={() => {}} />
          <ListRow leading={<LogOut />} title="Sair" tone="danger" arrow={false} onClick={() => {}} />
        </div>
      </Card>
      <NumeroSorteTile numero="57698" details={['Sem série']} />
      <NumeroSorteTile serie="03" numero="57698" highlight />
      <NumeroSorteTile
        gold
        serie="03"
        numero="57698"
        title="Uma bicicleta elétrica"
        details={['Sorteio da primavera · 14 nov.']}
        action="Ver como receber"
      />
      <Pager
        page={pagina}
        pages={9}
        onPageChange={setPagina}
        label="Páginas"
        previousLabel="Página anterior"
        nextLabel="Próxima página"
        toPageLabel={(pagina) => `Página ${pagina}`}
      />
    </Page>
  );
}
