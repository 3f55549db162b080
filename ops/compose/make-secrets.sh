#!/bin/sh
# Makes the secrets that compose.yaml reads: once, in a new directory. Back up channel-secret: without it, stored tokens cannot be read.
set -eu
[ "$#" -eq 0 ] || { echo "Usage: make-secrets.sh, without arguments. It makes the directory secrets beside itself." >&2; exit 2; }
cd "$(dirname "$0")"
# Only root and the owner enter the directory. Its files are readable to all, because containers see them as their own users.
mkdir -m 700 secrets
cd secrets
umask 022

random() { od -An -N "$1" -tx1 /dev/urandom | tr -d ' \n'; }
password=$(random 24)
owner_password=$(random 24)
key=$(random 10)
key_secret=$(random 24)
random 32 > channel-secret
random 24 > postgres-password
echo "$password" > database-password
echo "$owner_password" > owner-password
echo "postgres://channel:$password@postgres:5432/channel" > database-url
echo "postgres://channel_owner:$owner_password@postgres:5432/channel" > migration-url
echo "$key,$key_secret" > s3-key
printf '[default]\naws_access_key_id=%s\naws_secret_access_key=%s\n' "$key" "$key_secret" > aws-credentials
