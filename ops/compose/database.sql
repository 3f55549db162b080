-- Run once by the image of PostgreSQL. One role owns the tables and migrates them, the other one runs the service.
\set owner_password `cat /run/secrets/owner-password`
\set password `cat /run/secrets/database-password`
CREATE ROLE channel_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE channel LOGIN PASSWORD :'password';
CREATE DATABASE channel OWNER channel_owner;
