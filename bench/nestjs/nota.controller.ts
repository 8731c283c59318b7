import { Body, Controller, Param, ParseIntPipe, Post, UseGuards } from '@nestjs/common';
import { NotaDto } from './nota.dto.ts';
import { type NotaResposta, NotaService } from './nota.service.ts';
import { ConsumidorId, SessaoGuard } from './sessao.guard.ts';

/** The same path as ours. */
@Controller('documentoFiscal/v1/documentosFiscaisPendentes')
export class NotaController {
  constructor(private readonly notas: NotaService) {}

  @Post(':ano/:identificacao')
  @UseGuards(SessaoGuard)
  register(
    @ConsumidorId() consumidorId: string,
    @Param('ano', ParseIntPipe) ano: number,
    @Param('identificacao') identificacao: string,
    @Body() dto: NotaDto,
  ): Promise<NotaResposta> {
    return this.notas.register(consumidorId, { ano, identificacao }, dto);
  }
}
