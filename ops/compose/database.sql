-- Run once by the image of PostgreSQL: the service owns its database, and is no superuser.
\set password `cat /run/secrets/database-password`
CREATE ROLE channel LOGIN PASSWORD :'password';
CREATE DATABASE channel OWNER channel;
