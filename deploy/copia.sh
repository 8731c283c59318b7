#!/bin/sh
# Takes a base backup of the compose database into the volume `copia` and deletes backups and WAL segments that no kept
# backup needs. Run it nightly from the host's cron. Usage: deploy/copia.sh [KEPT], 7 backups by default.
set -eu
kept=${1:-7}
cd "$(dirname "$0")/.."
in_postgres() { docker compose --env-file deploy/segredos.env -f deploy/compose.yaml exec -T -u postgres postgres "$@"; }
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
# A backup is complete once its folder has its final name.
in_postgres pg_basebackup -U trevo -D "/copia/base/$name.part" -Ft -z -Xnone --checkpoint=fast
in_postgres sh -c "
  mv /copia/base/$name.part /copia/base/$name
  cd /copia/base
  ls -d 2* | grep -v part | sort | head -n -$kept | xargs -r rm -rf
  oldest=\$(ls -d 2* | grep -v part | sort | head -n 1)
  label=\$(tar -xzOf \$oldest/base.tar.gz backup_label | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))/\1/p')
  pg_archivecleanup /copia/wal \$label"
echo "base backup $name"
