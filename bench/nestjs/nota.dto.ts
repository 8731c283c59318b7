import {
  IsIn,
  IsISO8601,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

/** Validated body of a registration. */
export class NotaDto {
  @IsString()
  @MaxLength(200)
  chaveAcesso: string;

  @IsIn(['camera', 'galeria', 'digitada', 'fila'])
  origem: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  emitidoEm?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000_000_00)
  valorCentavos?: number;

  @IsOptional()
  @IsISO8601()
  capturadoEm?: string;

  @IsOptional()
  @IsString()
  @Length(1, 1)
  ambiente?: string;
}
