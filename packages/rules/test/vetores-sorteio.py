"""Second implementation of draws, and writer of their test vectors (standard library only).

Implements docs/reference/draw-rule.md by its definitions alone: it sorts all distributed places by the
key of the text, where the program in packages/rules/src/sorte searches. Run: see README.md.
"""

import json
import pathlib

NUMEROS = 100_000
ALGARISMOS = ["dezenaDeMilhar", "milhar", "centena", "dezena", "unidade"]


# The drawn place

def digit(extracao, chave):
    premio, algarismo = chave.split(".")
    return extracao[int(premio) - 1][ALGARISMOS.index(algarismo)]


def drawn_place(regra, series, extracao, premio):
    algarismos_serie = premio.get("serie", regra["serie"])
    serie = int("".join(digit(extracao, chave) for chave in algarismos_serie) or "0")
    if serie >= series:
        serie = {"resto": serie % series, "ultima": series - 1, "primeira": 0}[regra["serieInexistente"]]
    numero = int("".join(digit(extracao, chave) for chave in premio.get("numero", regra["numero"])))
    return serie * NUMEROS + numero


# The search

def order_on_line(places, low, length, begin, aproximacao):
    """Sorts the places of one line (low to low + length - 1) as the search from begin lists them."""
    sentido, volta = aproximacao["sentido"], aproximacao["volta"]
    places = [place for place in places if low <= place < low + length]
    up = sorted(place for place in places if place >= begin)
    lower = sorted(place for place in places if place < begin)
    down = sorted((place for place in places if place <= begin), reverse=True)
    higher = sorted((place for place in places if place > begin), reverse=True)
    if sentido == "superior":
        return up + (lower if volta else [])
    if sentido == "inferior":
        return down + (higher if volta else [])
    if sentido == "superiorDepoisInferior":
        return up + lower[::-1]
    if sentido == "inferiorDepoisSuperior":
        return down + higher[::-1]

    def key(place):
        if volta:
            up, down = (place - begin) % length, (begin - place) % length
            distance, is_above = min(up, down), up <= down
        else:
            distance, is_above = abs(place - begin), place >= begin
        return distance, is_above != (sentido == "alternadoSuperior")

    return sorted(places, key=key)


def order_of_search(places, series, begin, aproximacao):
    """Lists all places that a search from begin finds."""
    if aproximacao["alcance"] == "todas":
        return order_on_line(places, 0, series * NUMEROS, begin, aproximacao)
    found = []
    first = begin // NUMEROS
    for step in range(series):
        serie = (first + (-step if aproximacao.get("outraSerie") == "inferior" else step)) % series
        low = serie * NUMEROS
        if step == 0:
            b = begin
        elif aproximacao["inicioNaOutraSerie"] == "mesmoNumero":
            b = low + begin % NUMEROS
        else:
            b = low if aproximacao["sentido"] == "superior" else low + NUMEROS - 1
        found += order_on_line(places, low, NUMEROS, b, aproximacao)
    return found


# The winners

class Busca:
    def __init__(self, sorteio, drawn):
        self.sorteio, self.drawn = sorteio, drawn
        self.begin(drawn)

    def begin(self, place):
        s = self.sorteio
        self.waiting = order_of_search(s.places, s.series, place, s.regra["aproximacao"])


class Sorteio:
    """One draw: the rule, the extraction and the distributed places with holder and exclusion."""

    def __init__(self, regra, series, extracao, donos, excluidos, ganharam_antes):
        self.regra, self.series, self.extracao = regra, series, extracao
        self.donos, self.excluidos = donos, excluidos
        self.places = sorted(donos)
        self.won = set()
        self.com_premio = set(ganharam_antes) if regra["umPorPessoa"] == "campanha" else set()

    def passed_over(self, place):
        if place in self.won:
            return "w"
        if place in self.excluidos:
            return "x"
        if self.regra["umPorPessoa"] != "semLimite" and self.donos[place] in self.com_premio:
            return "p"
        return ""

    def take(self, busca, quantidade, olhados):
        taken = []
        while len(taken) < quantidade and busca.waiting:
            place = busca.waiting.pop(0)
            reason = self.passed_over(place)
            if reason != "w":
                olhados.append(f"{place}{reason}")
            if reason:
                continue
            taken.append(place)
            self.won.add(place)
            self.com_premio.add(self.donos[place])
            if self.regra.get("proximo") == "anterior":
                busca.begin(place)
        return taken

    def compute(self):
        resultado, busca = [], None
        for indice, premio in enumerate(self.regra["premios"]):
            if indice == 0 or "numero" in premio:
                busca = Busca(self, drawn_place(self.regra, self.series, self.extracao, premio))
            olhados = []
            premiados = self.take(busca, premio["quantidade"], olhados)
            resultado.append({"busca": busca, "premiados": premiados, "suplentes": [], "olhados": olhados})
        for parte in resultado:
            parte["suplentes"] = self.take(parte["busca"], self.regra["suplentes"], parte["olhados"])
        return resultado


# The generator of distributed places, described in README.md and repeated by the test

class Gerador:
    def __init__(self, semente):
        self.x = semente
        for _ in range(3):
            self.below(1)

    def below(self, limit):
        self.x = (self.x * 1664525 + 1013904223) % 2**32
        return self.x * limit // 2**32


CENARIOS = [
    {"nome": "tres", "lugares": 3, "modo": "espalhado", "pessoas": 3, "exclusao": 3},
    {"nome": "cinquenta", "lugares": 50, "modo": "espalhado", "pessoas": 30, "exclusao": 6},
    {"nome": "cincoMil", "lugares": 5000, "modo": "espalhado", "pessoas": 400, "exclusao": 4},
    {"nome": "extremos", "lugares": 40, "modo": "extremos", "pessoas": 25, "exclusao": 6},
    {"nome": "vizinhos", "lugares": 40, "modo": "vizinhos", "pessoas": 20, "exclusao": 4},
    {"nome": "umaSerie", "lugares": 25, "modo": "umaSerie", "pessoas": 12, "exclusao": 8},
    {"nome": "poucasPessoas", "lugares": 30, "modo": "espalhado", "pessoas": 4, "exclusao": 5},
]


def generate(semente, cenario, series, sorteado):
    """Returns the holder of each distributed place, the excluded places and the people with an earlier prize."""
    g = Gerador(semente)
    donos, excluidos = {}, set()
    unica = g.below(series)
    for _ in range(cenario["lugares"]):
        a, b = g.below(series), g.below(NUMEROS)
        dono, excluido = g.below(cenario["pessoas"]), g.below(cenario["exclusao"]) == 0
        if cenario["modo"] == "espalhado":
            place = a * NUMEROS + b
        elif cenario["modo"] == "umaSerie":
            place = unica * NUMEROS + b
        elif cenario["modo"] == "extremos":
            place = a * NUMEROS + (b % 16 if b < NUMEROS // 2 else NUMEROS - 1 - b % 16)
        else:
            place = (sorteado + b % 41 - 20) % (series * NUMEROS)
        if place in donos:
            continue
        donos[place] = dono
        if excluido:
            excluidos.add(place)
    return donos, excluidos, [pessoa for pessoa in range(cenario["pessoas"]) if pessoa % 5 == 4]


# Rules and extractions

UNIDADES = [f"{premio}.unidade" for premio in range(1, 6)]
PRIMEIRO = [f"1.{algarismo}" for algarismo in ALGARISMOS]


def aproximacao(sentido, volta, alcance="todas", outra=None, inicio=None):
    a = {"sentido": sentido, "volta": volta, "alcance": alcance}
    if outra:
        a["outraSerie"] = outra
    if inicio:
        a["inicioNaOutraSerie"] = inicio
    return a


MODELOS = [
    {
        "texto": "Série única. O número sorteado se forma pelas unidades do 1º ao 5º prêmio. Se não tiver sido distribuído, vale o "
        "número imediatamente superior; depois do 99.999 vem o 00.000.",
        "series": 1,
        "regra": {"numero": UNIDADES, "aproximacao": aproximacao("superior", True), "umPorPessoa": "semLimite"},
    },
    {
        "texto": "Dez séries. A série é a dezena simples do 2º prêmio e o número, as unidades dos cinco prêmios. Sem participante, "
        "procura-se acima, pela ordem das séries, até voltar ao começo.",
        "series": 10,
        "regra": {
            "serie": ["2.dezena"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", True),
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Cem séries. As dezenas do 1º e do 2º prêmio formam a série; as unidades, o número. Vale o distribuído "
        "imediatamente acima, e depois de 99/99999 o primeiro de 00/00000. Há dois suplentes.",
        "series": 100,
        "regra": {
            "serie": ["1.dezena", "2.dezena"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", True),
            "suplentes": 2,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Vinte séries. As centenas do 1º e do 3º prêmio formam a série; quando passar da última, vale o resto da divisão por "
        "vinte. Procura-se o número abaixo, e depois do primeiro vem o último.",
        "series": 20,
        "regra": {
            "serie": ["1.centena", "3.centena"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("inferior", True),
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Cinco séries. A série é o resto da unidade do 1º prêmio dividida por cinco; o número, as dezenas dos prêmios. Ganha o "
        "mais próximo, em todas as séries: um acima, um abaixo, dois acima, dois abaixo, e assim por diante. Dois ganhadores.",
        "series": 5,
        "regra": {
            "serie": ["1.unidade"],
            "numero": [f"{premio}.dezena" for premio in range(1, 6)],
            "serieInexistente": "resto",
            "aproximacao": aproximacao("alternadoSuperior", False),
            "proximo": "sequencia",
            "premios": [{"nome": "Uma viagem", "quantidade": 2}],
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Doze séries, pela milhar e pela centena do 4º prêmio; série que não existe é a última. Procura-se acima até o último "
        "número; não havendo, abaixo do sorteado. Três ganhadores e dois suplentes.",
        "series": 12,
        "regra": {
            "serie": ["4.milhar", "4.centena"],
            "numero": UNIDADES,
            "serieInexistente": "ultima",
            "aproximacao": aproximacao("superiorDepoisInferior", False),
            "proximo": "sequencia",
            "premios": [{"nome": "Um carro", "quantidade": 3}],
            "suplentes": 2,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Três séries, pela unidade do 2º prêmio; série que não existe é a primeira. O número é o do 1º prêmio. Procura-se "
        "primeiro abaixo e, acabados os de baixo, acima. Dois ganhadores, sem limite por pessoa.",
        "series": 3,
        "regra": {
            "serie": ["2.unidade"],
            "numero": PRIMEIRO,
            "serieInexistente": "primeira",
            "aproximacao": aproximacao("inferiorDepoisSuperior", False),
            "proximo": "sequencia",
            "premios": [{"nome": "Um ano de compras", "quantidade": 2}],
            "suplentes": 1,
            "umPorPessoa": "semLimite",
        },
    },
    {
        "texto": "Série única. O número é o do 1º prêmio, com os cinco algarismos. Ganha o mais próximo, com preferência pelo de cima; "
        "não se passa do 99.999 para o 00.000.",
        "series": 1,
        "regra": {
            "numero": PRIMEIRO,
            "aproximacao": aproximacao("alternadoSuperior", False),
            "proximo": "sequencia",
            "suplentes": 3,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Série única, como um círculo: depois do 99.999 vem o 00.000. Ganha o número mais próximo para um lado ou para o outro; "
        "na mesma distância, o de baixo. Quatro ganhadores.",
        "series": 1,
        "regra": {
            "numero": UNIDADES,
            "aproximacao": aproximacao("alternadoInferior", True),
            "proximo": "sequencia",
            "premios": [{"nome": "Uma moto", "quantidade": 4}],
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Dez séries, pela dezena do 1º prêmio. Procura-se acima, na mesma série; acabada esta, na série seguinte, desde o seu "
        "primeiro número. Três ganhadores.",
        "series": 10,
        "regra": {
            "serie": ["1.dezena"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", False, "serie", "superior", "extremo"),
            "premios": [{"nome": "Um celular", "quantidade": 3}],
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Dez séries, pela dezena do 1º prêmio. Procura-se acima na mesma série, do último número para o primeiro dela; depois, "
        "na série seguinte, a partir do mesmo número. Três ganhadores.",
        "series": 10,
        "regra": {
            "serie": ["1.dezena"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", True, "serie", "superior", "mesmoNumero"),
            "proximo": "sequencia",
            "premios": [{"nome": "Um celular", "quantidade": 3}],
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Oito séries, pelo resto da divisão da unidade do 3º prêmio. Procura-se abaixo na mesma série; depois, na série "
        "anterior, desde o seu último número. Quatro ganhadores.",
        "series": 8,
        "regra": {
            "serie": ["3.unidade"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("inferior", False, "serie", "inferior", "extremo"),
            "premios": [{"nome": "Uma geladeira", "quantidade": 4}],
            "umPorPessoa": "semLimite",
        },
    },
    {
        "texto": "Seis séries, pelo resto da divisão da centena do 5º prêmio. O mais próximo da série sorteada, ao redor dela; depois, a "
        "série anterior, desde o mesmo número. Cada ganhador é o mais próximo do ganhador antes dele. Quatro ganhadores, dois suplentes.",
        "series": 6,
        "regra": {
            "serie": ["5.centena"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("alternadoSuperior", True, "serie", "inferior", "mesmoNumero"),
            "proximo": "anterior",
            "premios": [{"nome": "Um fogão", "quantidade": 4}],
            "suplentes": 2,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Dez séries e três prêmios. O primeiro sai pelas unidades, o segundo pelas dezenas e o terceiro pelas centenas dos "
        "cinco prêmios; o terceiro tem também a sua própria série. Um suplente de cada, e um prêmio por pessoa no sorteio.",
        "series": 10,
        "regra": {
            "serie": ["1.milhar"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", True),
            "premios": [
                {"nome": "Uma casa", "quantidade": 1},
                {"nome": "Um carro", "quantidade": 1, "numero": [f"{premio}.dezena" for premio in range(1, 6)]},
                {
                    "nome": "Uma moto",
                    "quantidade": 1,
                    "serie": ["5.milhar"],
                    "numero": [f"{premio}.centena" for premio in range(1, 6)],
                },
            ],
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Dez séries e dez ganhadores em sequência, do número sorteado para cima. Quem já ganhou nesta campanha não ganha outra "
        "vez. Três suplentes.",
        "series": 10,
        "regra": {
            "serie": ["3.dezena"],
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", True),
            "proximo": "sequencia",
            "premios": [{"nome": "Mil reais", "quantidade": 10}],
            "suplentes": 3,
            "umPorPessoa": "campanha",
        },
    },
    {
        "texto": "Série única e dez ganhadores, cada um o mais próximo do ganhador anterior, primeiro para baixo. Uma pessoa ganha uma "
        "vez só no sorteio.",
        "series": 1,
        "regra": {
            "numero": UNIDADES,
            "aproximacao": aproximacao("alternadoInferior", False),
            "proximo": "anterior",
            "premios": [{"nome": "Um vale de compras", "quantidade": 10}],
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Duas séries, pela paridade da unidade do 5º prêmio. Um carro, três motos e duas bicicletas em sequência; depois, "
        "dois celulares pelo número do 1º prêmio. Um suplente de cada prêmio, e um prêmio por pessoa na campanha.",
        "series": 2,
        "regra": {
            "serie": ["5.unidade"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("inferior", True),
            "premios": [
                {"nome": "Um carro", "quantidade": 1},
                {"nome": "Uma moto", "quantidade": 3},
                {"nome": "Uma bicicleta", "quantidade": 2},
                {"nome": "Um celular", "quantidade": 2, "numero": PRIMEIRO},
            ],
            "suplentes": 1,
            "umPorPessoa": "campanha",
        },
    },
    {
        "texto": "Quatro séries, pelo resto da dezena do 4º prêmio. Na série sorteada, acima e depois abaixo; então, na seguinte, a "
        "partir do mesmo número. Cada ganhador é procurado desde o anterior. Cinco ganhadores, sem limite por pessoa.",
        "series": 4,
        "regra": {
            "serie": ["4.dezena"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("superiorDepoisInferior", False, "serie", "superior", "mesmoNumero"),
            "proximo": "anterior",
            "premios": [{"nome": "Uma televisão", "quantidade": 5}],
            "umPorPessoa": "semLimite",
        },
    },
    {
        "texto": "Série única. Procura-se só acima do número sorteado; acabados os números, os prêmios que sobram não são entregues. "
        "Dois televisores e dois celulares, um suplente de cada.",
        "series": 1,
        "regra": {
            "numero": UNIDADES,
            "aproximacao": aproximacao("superior", False),
            "premios": [{"nome": "Uma televisão", "quantidade": 2}, {"nome": "Um celular", "quantidade": 2}],
            "suplentes": 1,
            "umPorPessoa": "sorteio",
        },
    },
    {
        "texto": "Sete séries ao redor: o mais próximo do número sorteado em todas elas, e depois da última vem a primeira. Cada um dos "
        "três ganhadores é o mais próximo do anterior.",
        "series": 7,
        "regra": {
            "serie": ["2.centena"],
            "numero": UNIDADES,
            "serieInexistente": "resto",
            "aproximacao": aproximacao("alternadoSuperior", True),
            "proximo": "anterior",
            "premios": [{"nome": "Um notebook", "quantidade": 3}],
            "umPorPessoa": "semLimite",
        },
    },
]

PADRAO = {"serie": [], "premios": [{"nome": "Um carro", "quantidade": 1}], "suplentes": 0}
REGRAS = [{**modelo, "regra": {**PADRAO, **modelo["regra"]}} for modelo in MODELOS]

# Extractions as the Loteria Federal published them.
REAIS = [
    ("5557", "2021-04-24", "92277 79719 91748 77128 30935"),
    ("5732", "2023-01-18", "50366 33514 45504 94365 51105"),
    ("5763", "2023-05-10", "45261 29512 97258 86239 02040"),
    ("5991", "2025-08-13", "33582 86141 37449 57026 87136"),
    ("6000", "2025-09-13", "48602 01927 82187 34246 68744"),
]


def extractions():
    lista = [{"concurso": concurso, "dia": dia, "premios": premios.split()} for concurso, dia, premios in REAIS]
    g = Gerador(2026)
    # The ends of the line, where a search wraps or is exhausted at once.
    lista += [{"premios": [premio] * 5} for premio in ("00000", "99999", "00001", "99998", "50000")]
    while len(lista) < 56:
        lista.append({"premios": [f"{g.below(NUMEROS):05d}" for _ in range(5)]})
    return lista


def compute_cases(extracoes):
    casos = []
    for r, modelo in enumerate(REGRAS):
        regra, series = modelo["regra"], modelo["series"]
        for e, extracao in enumerate(extracoes):
            semente, c = 1000 * r + e, (r + e) % len(CENARIOS)
            premios = extracao["premios"]
            sorteado = drawn_place(regra, series, premios, regra["premios"][0])
            sorteio = Sorteio(regra, series, premios, *generate(semente, CENARIOS[c], series, sorteado))
            partes = [
                [parte["busca"].drawn, parte["premiados"], parte["suplentes"], parte["olhados"]]
                for parte in sorteio.compute()
            ]
            casos.append([r, e, c, semente, partes])
    return casos


def write(path):
    extracoes = extractions()
    partes = {"regras": REGRAS, "cenarios": CENARIOS, "extracoes": extracoes, "casos": compute_cases(extracoes)}
    blocos = []
    for nome, lista in partes.items():
        linhas = ",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in lista)
        blocos.append(f'"{nome}": [\n{linhas}\n]')
    path.write_text("{\n" + ",\n".join(blocos) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(pathlib.Path(__file__).with_name("vetores-sorteio.json"))
