{{- define "channel.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "channel.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "channel.labels" -}}
{{ include "channel.selector" . }}
app.kubernetes.io/version: {{ .Values.image.tag | trunc 63 | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end }}

{{/* What all pods have, before their containers. Takes a list: the root, and the keys of secrets. */}}
{{- define "channel.pod" -}}
{{- $root := index . 0 }}{{ $keys := index . 1 -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with $root.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
# A process stops within 15 seconds.
terminationGracePeriodSeconds: 30
{{- with $root.Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $root.Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: secrets
    secret:
      secretName: {{ $root.Values.secret.name }}
      defaultMode: 0440
      items:
        {{- range compact (append $keys $root.Values.secret.awsCredentialsKey) }}
        - { key: {{ . }}, path: {{ . }} }
        {{- end }}
  - name: data
    {{- if $root.Values.media.existingClaim }}
    persistentVolumeClaim: { claimName: {{ $root.Values.media.existingClaim }} }
    {{- else if $root.Values.settings.MEDIA_S3_BUCKET }}
    # Unfinished files only.
    emptyDir: { sizeLimit: 8Gi }
    {{- else }}
    {{- fail "Files of messages have no place: set settings.MEDIA_S3_BUCKET, or media.existingClaim to a ReadWriteMany claim." }}
    {{- end }}
{{- end }}

{{/* What all containers have. Takes the same list. */}}
{{- define "channel.container" -}}
{{- $root := index . 0 }}{{ $keys := index . 1 -}}
image: {{ printf "%s:%s" $root.Values.image.repository $root.Values.image.tag | quote }}
imagePullPolicy: {{ $root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/channel, readOnly: true }
  - { name: data, mountPath: /data }
env:
  {{- range $name, $value := mergeOverwrite (dict "METRICS_HOST" "0.0.0.0") $root.Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  - { name: PORT, value: "8787" }
  - { name: METRICS_PORT, value: "9464" }
  {{- range $keys }}
  - { name: {{ . }}_FILE, value: /run/secrets/channel/{{ . }} }
  {{- end }}
  {{- with $root.Values.secret.awsCredentialsKey }}
  - { name: AWS_SHARED_CREDENTIALS_FILE, value: /run/secrets/channel/{{ . }} }
  {{- end }}
{{- end }}

{{/* A Deployment without its pods. Takes a list: the root, and the part. */}}
{{- define "channel.deployment" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $values := get $root.Values $part -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "channel.fullname" $root }}-{{ $part }}
  labels: {{- include "channel.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $part }}
spec:
  {{- if not $values.autoscaling.enabled }}
  replicas: {{ $values.replicas }}
  {{- end }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{- include "channel.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ $part }}
  template:
    metadata:
      labels: {{- include "channel.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ $part }}
    spec:
      serviceAccountName: {{ include "channel.fullname" $root }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "channel.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ $part }}
      {{- include "channel.pod" (list $root $root.Values.secret.keys) | nindent 6 }}
{{- end }}
