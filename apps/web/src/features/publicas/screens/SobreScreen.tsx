import { formatDiaMesAno } from '@trevo/rules/mask';
import { useCampanha } from '../../campanha/public.ts';
import { MedicaoSwitch } from '../../medicao/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { versao } from '../../../platform/browser/native-shell.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { ChaveNumeros } from '../parts/ChaveNumeros.tsx';
import { FatoLista, type Fato } from '../parts/FatoLista.tsx';
import { publicasText } from '../publicas.text.ts';

const { sobre } = publicasText;

/** What this app is: its version, the campaign with its certificate, and the promise about the numbers. */
export function SobreScreen() {
  const { campanha } = useCampanha();
  const fatos: Fato[] = [{ nome: sobre.versao, valor: versao }];
  if (campanha) {
    fatos.push({ nome: sobre.promocao, valor: campanha.descricao });
    fatos.push({
      nome: sobre.periodo,
      valor: `${formatDiaMesAno(campanha.dataInicial)} a ${formatDiaMesAno(campanha.dataFinal)}`,
    });
    if (campanha.certificado) fatos.push({ nome: sobre.certificado, valor: campanha.certificado });
  }
  return (
    <Page header={<PageHeader title={sobre.titulo} onBack={useGoBack()} backLabel={publicasText.voltar} />}>
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
      <LinkButton to={appPaths.regulamento} variant="secondary" wide>
        {sobre.regulamento}
      </LinkButton>
      <LinkButton to={appPaths.politicaPrivacidade} variant="ghost" wide>
        {sobre.privacidade}
      </LinkButton>
    </Page>
  );
}
