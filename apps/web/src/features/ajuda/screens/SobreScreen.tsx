import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useState } from 'react';
import { versao } from '../../../platform/browser/native-shell.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { hashHex } from '../../../platform/browser/web-crypto.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatDia } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { MedicaoSwitch } from '../../medicao/public.ts';
import { LicencasPainel } from '../LicencasPainel.tsx';
import { sobreText as sobre } from '../sobre.text.ts';
import styles from './SobreScreen.module.css';

/** About screen: app version, campaign with its certificate, and the commitment to the lucky numbers. */
export function SobreScreen() {
  const { campanha } = useCampanha();
  const hasLojas = isAreaOffered(useConfiguracao(), 'lojas');
  const hoje = toSaoPaulo(useAgora()).dia;
  const fatos: Fato[] = [{ nome: sobre.versao, valor: versao }];
  if (campanha) {
    fatos.push({ nome: sobre.promocao, valor: campanha.descricao });
    fatos.push({
      nome: sobre.periodo,
      valor: `${formatDia(campanha.dataInicial, hoje)} a ${formatDia(campanha.dataFinal, hoje)}`,
    });
    if (campanha.certificado) fatos.push({ nome: sobre.certificado, valor: campanha.certificado });
  }
  return (
    <Page header={<PageHeader title={sobre.titulo} onBack={useGoBack()} backLabel={sobre.voltar} />}>
      <FatoLista fatos={fatos} />
      {campanha && (
        <Card>
          <FatoLista
            fatos={[{ nome: sobre.compromisso, valor: campanha.compromissoNumeros, isCodigo: true }]}
          />
          {campanha.chaveNumeros ? (
            <ChaveNumeros chave={campanha.chaveNumeros} compromisso={campanha.compromissoNumeros} />
          ) : (
            <p>{sobre.compromissoAjuda}</p>
          )}
        </Card>
      )}
      <MedicaoSwitch />
      <LinkButton to={appPaths.ajuda} variant="secondary" wide>
        {sobre.ajuda}
      </LinkButton>
      {hasLojas && (
        <LinkButton to={appPaths.lojasCredenciadas} variant="secondary" wide>
          {sobre.lojas}
        </LinkButton>
      )}
      <LinkButton to={appPaths.regulamento} variant="secondary" wide>
        {sobre.regulamento}
      </LinkButton>
      <LinkButton to={appPaths.termos} variant="ghost" wide>
        {sobre.termos}
      </LinkButton>
      <LinkButton to={appPaths.politicaPrivacidade} variant="ghost" wide>
        {sobre.privacidade}
      </LinkButton>
      <Licencas />
    </Page>
  );
}

/** Opens the licence texts in a panel: the installed app has no back button for a file opened in place of the page. */
function Licencas() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {sobre.licencas}
      </Button>
      {isOpen && <LicencasPainel onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Shows the revealed key of the numbers and whether its SHA-256, computed on this device, equals the published
 * commitment.
 */
function ChaveNumeros({ chave, compromisso }: { chave: string; compromisso: string }) {
  const [isSame, setSame] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void hashHex(toBytes(chave)).then((hash) => isCurrent && setSame(hash === compromisso));
    return () => void (isCurrent = false);
  }, [chave, compromisso]);
  return (
    <>
      <FatoLista fatos={[{ nome: sobre.chave, valor: chave, isCodigo: true }]} />
      <div role="status">
        {isSame === true && (
          <Notice tone="sucesso" title={sobre.chaveConfere}>
            {sobre.chaveConfereDetalhe}
          </Notice>
        )}
        {isSame === false && (
          <Notice tone="perigo" title={sobre.chaveNaoConfere}>
            {sobre.chaveNaoConfereDetalhe}
          </Notice>
        )}
      </div>
      <p>{sobre.chaveAjuda}</p>
    </>
  );
}

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Name and value of a fact. `isCodigo` marks long values that are read character by character. */
export interface Fato {
  readonly nome: string;
  readonly valor: string;
  readonly isCodigo?: boolean;
}

/** Renders facts as a description list. */
function FatoLista({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className={styles.lista}>
      {fatos.map(({ nome, valor, isCodigo }) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd data-codigo={isCodigo || undefined}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
